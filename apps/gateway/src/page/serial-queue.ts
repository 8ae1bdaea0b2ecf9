/** Runs jobs one after another, so that background work never takes more than one processor. */
export class SerialQueue {
  readonly #maximum: number
  #waiting = 0
  #last: Promise<void> = Promise.resolve()

  /** @param maximum jobs that may wait; more are refused */
  constructor(maximum: number) {
    this.#maximum = maximum
  }

  /** Returns whether the job was accepted. A job that fails does not keep the next from running. */
  add(job: () => Promise<void>): boolean {
    if (this.#waiting >= this.#maximum) return false
    this.#waiting += 1
    this.#last = this.#last
      .then(job)
      .catch(() => undefined)
      .finally(() => {
        this.#waiting -= 1
      })
    return true
  }
}
