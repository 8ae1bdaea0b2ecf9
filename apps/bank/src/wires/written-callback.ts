/** A callback in a wire's form, with the check of its answer. */
export interface WrittenCallback {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly isTaken: (status: number, answer: string) => boolean
}
