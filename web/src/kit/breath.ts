/** A breath between two pieces of work, so that the browser may paint and listen in between. */
export function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}
