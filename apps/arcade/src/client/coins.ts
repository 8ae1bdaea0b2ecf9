interface Coin {
  x: number
  y: number
  across: number
  down: number
  turn: number
  spin: number
  size: number
}

/** Pixels a second squared. */
const GRAVITY = 1_500

/** A burst of gold coins over the whole game; draws only while coins fly. */
export class Coins {
  readonly #canvas: HTMLCanvasElement
  #coins: Coin[] = []
  #frame = 0
  #time = 0

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
  }

  /** Throws coins from both lower corners, so that the middle stays legible. */
  burst(count: number): void {
    const { clientWidth: width, clientHeight: height } = this.#canvas
    this.#canvas.width = width
    this.#canvas.height = height
    for (let at = 0; at < count; at++) {
      const side = at % 2 === 0 ? -1 : 1
      this.#coins.push({
        x: width * (0.5 + side * (0.36 + Math.random() * 0.14)),
        y: height + 30,
        across: -side * Math.random() * width * 0.42,
        down: -(0.62 + Math.random() * 0.5) * Math.sqrt(2 * GRAVITY * height * 0.75),
        turn: Math.random() * 6.3,
        spin: 4 + Math.random() * 9,
        size: (0.6 + Math.random() * 0.6) * Math.min(30, Math.max(13, width * 0.024)),
      })
    }
    this.#time = performance.now()
    this.#frame ||= requestAnimationFrame(this.#tick)
  }

  clear(): void {
    this.#coins = []
  }

  readonly #tick = (now: number): void => {
    const seconds = Math.min(0.1, (now - this.#time) / 1000)
    this.#time = now
    const { width, height } = this.#canvas
    const context = this.#canvas.getContext('2d') as CanvasRenderingContext2D
    context.clearRect(0, 0, width, height)
    const style = getComputedStyle(this.#canvas)
    const [bright, deep] = ['--c-gold-bright', '--c-gold-deep'].map((name) => style.getPropertyValue(name)) as [
      string,
      string,
    ]
    for (const coin of this.#coins) {
      coin.down += GRAVITY * seconds
      coin.x += coin.across * seconds
      coin.y += coin.down * seconds
      coin.turn += coin.spin * seconds
      drawCoin(context, coin, bright, deep)
    }
    this.#coins = this.#coins.filter(({ y, down }) => y < height + 60 || down < 0)
    this.#frame = this.#coins.length > 0 ? requestAnimationFrame(this.#tick) : 0
    if (!this.#frame) context.clearRect(0, 0, width, height)
  }
}

/** A turning coin: an ellipse whose width follows the turn, with a rim and a highlight. */
function drawCoin(context: CanvasRenderingContext2D, { x, y, turn, size }: Coin, bright: string, deep: string): void {
  const open = Math.abs(Math.cos(turn))
  const ellipse = (radius: number, shift: number) => {
    context.beginPath()
    context.ellipse(x + shift, y, Math.max(1.5, radius * open), radius, 0.3, 0, Math.PI * 2)
    context.fill()
  }
  context.fillStyle = deep
  ellipse(size, size * 0.12)
  context.fillStyle = bright
  ellipse(size * 0.96, 0)
  context.fillStyle = deep
  context.globalAlpha = 0.55
  ellipse(size * 0.68, 0)
  context.globalAlpha = 1
  context.fillStyle = bright
  ellipse(size * 0.58, 0)
}
