import { setTimeout } from 'node:timers/promises'

/** How long a visitor's call waits for an answer that nobody needed lately. */
const SOON_MS = 1_000
/** A query without an answer after this time is repeated; adapters give up earlier. */
const GIVEN_UP_MS = 10_000
/** So long a vendor that tells nothing is awaited: one that has just been started needs a while. */
const AWAITED_MS = 60_000

interface Known<Answer> {
  /** Undefined until the first answer. */
  answer: Answer | undefined
  answeredAtMs: number
  requestedAtMs: number
  /** Since when nothing may be shown; null while something may. */
  missingSinceMs: number | null
  /** The question that is under way. */
  asking: Promise<void> | null
  hasFailed: boolean
}

export interface VendorAnswersOptions<Question, Answer> {
  /** The part of a query that decides which queries share an answer. */
  readonly keyOf: (question: Question) => unknown
  readonly ask: (question: Question) => Promise<Answer>
  /** Called for the first of several failures in a row. */
  readonly onFailure: (question: Question, cause: unknown) => void
  /** A vendor is queried again when its answer is older than this and somebody needs it. */
  readonly freshMs: number
  /** Older answers are no longer shown. */
  readonly shownMs: number
  readonly now: () => number
}

/**
 * The latest answers of vendors. No call waits for a vendor: the known answer is returned at once and renewed in the
 * background, at most every few seconds, however many callers there are.
 */
export class VendorAnswers<Question, Answer> {
  readonly #options: VendorAnswersOptions<Question, Answer>
  readonly #known = new Map<unknown, Known<Answer>>()

  constructor(options: VendorAnswersOptions<Question, Answer>) {
    this.#options = options
  }

  /** The answer that may be shown now, renewed where it is due; undefined where none may be shown. */
  of(question: Question): Answer | undefined {
    const { keyOf, freshMs, shownMs, now } = this.#options
    const never = Number.NEGATIVE_INFINITY
    const known = this.#known.getOrInsertComputed(keyOf(question), () => ({
      answer: undefined,
      answeredAtMs: never,
      requestedAtMs: never,
      missingSinceMs: null,
      asking: null,
      hasFailed: false,
    }))
    const waitMs = known.asking ? GIVEN_UP_MS : freshMs
    if (now() - known.requestedAtMs >= waitMs) known.asking = this.#ask(question, known)
    const shown = now() - known.answeredAtMs <= shownMs ? known.answer : undefined
    known.missingSinceMs = shown === undefined ? (known.missingSinceMs ?? now()) : null
    return shown
  }

  /** Whether nothing may be shown yet and an answer may still come: what is missing is not known to be absent. */
  awaits(question: Question): boolean {
    const { keyOf, now } = this.#options
    if (this.of(question) !== undefined) return false
    const since = this.#known.get(keyOf(question))?.missingSinceMs ?? now()
    return now() - since < AWAITED_MS
  }

  /** The last answer, however old. */
  last(question: Question): Answer | undefined {
    return this.#known.get(this.#options.keyOf(question))?.answer
  }

  /** The query that is under way. */
  asking(question: Question): Promise<void> | null {
    return this.#known.get(this.#options.keyOf(question))?.asking ?? null
  }

  async #ask(question: Question, known: Known<Answer>): Promise<void> {
    const { ask, onFailure, now } = this.#options
    const requestedAtMs = now()
    known.requestedAtMs = requestedAtMs
    try {
      const answer = await ask(question)
      // An answer to an earlier query may arrive after that to a later one.
      if (known.requestedAtMs === requestedAtMs) Object.assign(known, { answer, answeredAtMs: now(), hasFailed: false })
    } catch (cause) {
      if (!known.hasFailed) onFailure(question, cause)
      known.hasFailed = true
    } finally {
      if (known.requestedAtMs === requestedAtMs) known.asking = null
    }
  }
}

/** Waits until the queries are answered, but only a moment. */
export const soonest = (requests: readonly Promise<void>[]) =>
  Promise.race([Promise.all(requests), setTimeout(SOON_MS, undefined, { ref: false })])
