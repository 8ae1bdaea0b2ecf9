/** Rows a second at full speed. */
const SPEED = 27
/** Rows from the stop command until the reel rests. */
const RUN_OUT = 5
/** How far a stopping reel overshoots; 0 is none. */
const SWING = 0.95
/** Time from rest to full speed, after a short backward pull. */
const RISE_SECONDS = 0.26

/**
 * One reel's motion. Its tape is endless; `position` counts rows and grows as the reel turns downwards. The symbol of
 * tape index k is in the bottom row when the position is k, in the row above when it is k − 1, and so on.
 */
export class Reel {
  position = 0
  /** Rows a second, now. */
  speed = 0
  #tape = new Map<number, string>()
  readonly #rows: number
  readonly #filler: () => string
  #phase: 'rest' | 'turning' | 'stopping' = 'rest'
  #time = 0
  #from = 0
  #target = 0
  #seconds = 0

  constructor(rows: number, filler: () => string) {
    this.#rows = rows
    this.#filler = filler
  }

  get resting(): boolean {
    return this.#phase === 'rest'
  }

  /** The symbol at a tape index; generated on first use. */
  sign(index: number): string {
    let sign = this.#tape.get(index)
    if (sign === undefined) {
      sign = this.#filler()
      this.#tape.set(index, sign)
    }
    return sign
  }

  /** Shows a column at once, without motion. */
  show(column: string): void {
    this.#phase = 'rest'
    this.speed = 0
    this.position = 0
    this.#tape = new Map()
    this.#lay(column, 0)
  }

  start(): void {
    this.#phase = 'turning'
    this.#time = 0
  }

  /** Lets the reel run out onto a column. */
  stop(column: string): void {
    if (this.#phase !== 'turning') return
    this.#phase = 'stopping'
    this.#time = 0
    this.#from = this.position
    this.#target = Math.ceil(this.position) + RUN_OUT
    // The easing below starts with slope 3 + SWING, so this keeps the speed continuous.
    this.#seconds = ((3 + SWING) * (this.#target - this.#from)) / SPEED
    this.#lay(column, this.#target)
  }

  /** Advances by some seconds. Returns true in the step in which the reel reaches its place. */
  step(seconds: number): boolean {
    if (this.#phase === 'rest') return false
    this.#time += seconds
    const before = this.position
    if (this.#phase === 'turning') {
      const rise = Math.min(1, this.#time / RISE_SECONDS)
      // First slightly backwards, then up to full speed.
      this.speed = SPEED * (rise < 0.3 ? -0.09 : ((rise - 0.3) / 0.7) ** 2)
      this.position += this.speed * seconds
      this.#forget()
      return false
    }
    const t = Math.min(1, this.#time / this.#seconds)
    const rest = t - 1
    this.position = this.#from + (this.#target - this.#from) * (1 + (SWING + 1) * rest ** 3 + SWING * rest ** 2)
    this.speed = seconds > 0 ? (this.position - before) / seconds : 0
    if (t < 1) return false
    this.#phase = 'rest'
    this.position = this.#target
    this.speed = 0
    return true
  }

  #lay(column: string, at: number): void {
    for (let row = 0; row < this.#rows; row++) this.#tape.set(at + this.#rows - 1 - row, column[row] as string)
  }

  /** Removes the part of the tape that has left at the bottom. */
  #forget(): void {
    if (this.#tape.size < 200) return
    for (const index of this.#tape.keys()) if (index < this.position - 4) this.#tape.delete(index)
  }
}
