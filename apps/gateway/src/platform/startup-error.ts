/**
 * The gateway cannot start, and the operator can correct it. `message` is one line that says what is wrong and the
 * repair; it is shown without a stack trace.
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
