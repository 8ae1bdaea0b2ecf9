/**
 * The gateway cannot start, and the operator can do something about it. `message` is one line and says what is wrong
 * and the repair; no stack trace is worth showing.
 */
export class StartupError extends Error {
  /** What to do, when it is not already in the message. */
  readonly hint: string | undefined
  constructor(message: string, hint?: string) {
    super(message)
    this.name = 'StartupError'
    this.hint = hint
  }
}
