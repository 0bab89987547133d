/** What belongs to an object, made when it is first asked for and kept as long as the object lives. */
export function belonging<Owner extends object, Thing>(make: (owner: Owner) => Thing): (owner: Owner) => Thing {
  const things = new WeakMap<Owner, Thing>()
  return (owner) => {
    const known = things.get(owner)
    if (known !== undefined) return known
    const made = make(owner)
    things.set(owner, made)
    return made
  }
}
