/** Waits for the next task, so that the browser may paint and handle input in between. */
export function nextTask(): Promise<void> {
  return new Promise((done) => setTimeout(done))
}
