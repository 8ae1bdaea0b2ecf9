/** A callback as a wire sends it, and how its answer is read. */
export interface WrittenCallback {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly isTaken: (status: number, answer: string) => boolean
}
