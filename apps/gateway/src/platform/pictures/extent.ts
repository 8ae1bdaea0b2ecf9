/** The box around some pixels of a picture. */
export class Extent {
  count = 0
  left = Number.POSITIVE_INFINITY
  top = Number.POSITIVE_INFINITY
  #right = -1
  #bottom = -1
  readonly #width: number

  /** @param width of the picture, in pixels */
  constructor(width: number) {
    this.#width = width
  }

  /** @param pixel index of the pixel, row by row */
  add(pixel: number): void {
    const [x, y] = [pixel % this.#width, Math.floor(pixel / this.#width)]
    this.count += 1
    this.left = Math.min(this.left, x)
    this.#right = Math.max(this.#right, x)
    this.top = Math.min(this.top, y)
    this.#bottom = Math.max(this.#bottom, y)
  }

  get width(): number {
    return Math.max(0, this.#right - this.left + 1)
  }

  get height(): number {
    return Math.max(0, this.#bottom - this.top + 1)
  }
}
