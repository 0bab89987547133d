/** Why the server did not do what was asked: a problem of its own words, or silence. */

export class Problem extends Error {
  constructor(
    readonly status: number,
    /** For programs: `not-your-turn`, `too-often` …; `unreachable` where there was no answer at all. */
    readonly kind: string,
    detail: string,
    readonly facts: Readonly<Record<string, unknown>> = {},
  ) {
    super(detail)
  }
}

export function problemOf(status: number, body: unknown): Problem {
  const { type, detail, ...facts } = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  const kind = typeof type === 'string' ? type.replace(/^tilewright:/, '') : 'refused'
  return new Problem(status, kind, typeof detail === 'string' ? detail : String(status), facts)
}

export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem(0, 'unreachable', String(error))
}
