/** Points of several events, summed up for each seat and kind, in the order in which they first came. */
export interface Scored {
  readonly seat: number
  readonly points: number
  /** The kind of points, where there are several: a colour. */
  readonly kind?: string
}

export function summed(scored: readonly Scored[]): Scored[] {
  const sums = new Map<string, Scored>()
  for (const each of scored) {
    const key = `${each.seat} ${each.kind ?? ''}`
    sums.set(key, { ...each, points: each.points + (sums.get(key)?.points ?? 0) })
  }
  return [...sums.values()].filter(({ points }) => points)
}
