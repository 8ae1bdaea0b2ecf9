import type { Grid, Place, Win } from './evaluate.ts'
import { Reel } from './reel.ts'
import type { Sprites } from './sprites.ts'
import { REELS, SCATTER } from './symbols.ts'

/** The delay between the stops of two reels, and the additional time of a reel while a bonus is possible. */
const STAGGER_MS = 150
const SUSPENSE_MS = 1_100
/** Above this speed a symbol is drawn blurred. */
const SMEAR_SPEED = 9

export interface StageEvents {
  /** A reel stopped; `bonus` when it shows a scatter. */
  landed(reel: number, bonus: boolean): void
  /** A reel turns longer because one more scatter starts free spins. */
  suspense(): void
}

export interface StageLook {
  readonly strips: readonly string[]
  readonly rows: 3 | 4
  readonly lines: readonly (readonly number[])[]
  readonly reducedMotion: () => boolean
}

interface Colours {
  readonly top: string
  readonly middle: string
  readonly line: string
  readonly glow: string
  readonly veil: string
  readonly gold: string
}

/** The five reels on their canvas: motion, and the wins they show. */
export class Stage {
  readonly #canvas: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #sprites: Sprites
  readonly #look: StageLook
  readonly #events: StageEvents
  readonly #reels: Reel[]
  #cell = { width: 0, height: 0 }
  #grid: Grid
  #shown: readonly Win[] = []
  #shownAt = 0
  #suspense = -1
  #frame = 0
  #time = 0
  #landing: (() => void) | null = null
  #colours: Colours | null = null

  constructor(canvas: HTMLCanvasElement, sprites: Sprites, look: StageLook, grid: Grid, events: StageEvents) {
    this.#canvas = canvas
    this.#context = canvas.getContext('2d') as CanvasRenderingContext2D
    this.#sprites = sprites
    this.#look = look
    this.#events = events
    this.#grid = grid
    this.#reels = look.strips.map((strip) => {
      // A running reel shows few bonus symbols; where they stop is the server's decision.
      const common = strip.replaceAll(SCATTER, '')
      let at = Math.floor(Math.random() * common.length)
      return new Reel(look.rows, () => common[at++ % common.length] as string)
    })
    this.#showGrid()
  }

  /** Fits the drawing to the canvas's size on the page. */
  resize(width: number, height: number): void {
    const ratio = Math.min(2, window.devicePixelRatio || 1)
    this.#canvas.width = Math.round(width * ratio)
    this.#canvas.height = Math.round(height * ratio)
    this.#cell = { width: this.#canvas.width / REELS, height: this.#canvas.height / this.#look.rows }
    this.#sprites.resize(Math.round(Math.min(this.#cell.width, this.#cell.height) * 0.98))
    this.#colours = null
    this.#wake()
  }

  start(): void {
    this.#shown = []
    this.#suspense = -1
    if (!this.#look.reducedMotion()) for (const reel of this.#reels) reel.start()
    this.#wake()
  }

  /** Stops one reel after the other, not before `earliest` (as by performance.now). Resolves when all have stopped. */
  async stop(grid: Grid, earliest: number, suspense = true): Promise<void> {
    this.#grid = grid
    if (this.#look.reducedMotion() || this.#reels.every((reel) => reel.resting)) {
      await until(earliest)
      this.#showGrid()
      this.#wake()
      return
    }
    let bonuses = 0
    const landed = new Promise<void>((resolve) => {
      this.#landing = resolve
    })
    await until(earliest)
    for (let at = 0; at < REELS; at++) {
      if (suspense && bonuses >= 2) {
        this.#suspense = at
        this.#events.suspense()
        await until(performance.now() + SUSPENSE_MS)
      }
      const column = grid[at] as string
      this.#reels[at]?.stop(column)
      if (column.includes(SCATTER)) bonuses++
      if (at < REELS - 1) await until(performance.now() + STAGGER_MS)
    }
    await landed
    this.#suspense = -1
  }

  /** Highlights some wins, or none. */
  highlight(wins: readonly Win[]): void {
    this.#shown = wins
    this.#shownAt = performance.now()
    this.#wake()
  }

  #showGrid(): void {
    this.#grid.forEach((column, at) => {
      this.#reels[at]?.show(column)
    })
  }

  #wake(): void {
    if (this.#frame) return
    this.#time = performance.now()
    this.#frame = requestAnimationFrame(this.#tick)
  }

  readonly #tick = (now: number): void => {
    this.#frame = 0
    const seconds = Math.min(0.05, Math.max(0, now - this.#time) / 1000)
    this.#time = now
    this.#reels.forEach((reel, at) => {
      if (reel.step(seconds)) this.#events.landed(at, (this.#grid[at] as string).includes(SCATTER))
    })
    const resting = this.#reels.every((reel) => reel.resting)
    if (resting) {
      this.#landing?.()
      this.#landing = null
    }
    this.#draw(now)
    const still = resting && (this.#shown.length === 0 || this.#look.reducedMotion())
    if (!still) this.#frame = requestAnimationFrame(this.#tick)
  }

  #draw(now: number): void {
    const context = this.#context
    const { width, height } = this.#canvas
    this.#colours ??= readColours(this.#canvas)
    this.#drawGround(context, width, height, this.#colours, now)
    const lit = new Set<Place>(this.#shown.flatMap(({ places }) => places))
    this.#reels.forEach((reel, at) => {
      this.#drawReel(context, reel, at, lit)
    })
    this.#drawShade(context, width, height, this.#colours)
    if (lit.size > 0) this.#drawWins(context, lit, this.#colours, now)
  }

  #drawGround(context: CanvasRenderingContext2D, width: number, height: number, colours: Colours, now: number): void {
    const ground = context.createLinearGradient(0, 0, 0, height)
    ground.addColorStop(0, colours.top)
    ground.addColorStop(0.5, colours.middle)
    ground.addColorStop(1, colours.top)
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    for (let at = 0; at < REELS; at++) {
      const x = at * this.#cell.width
      if (at === this.#suspense) {
        context.globalAlpha = 0.35 + 0.25 * Math.sin(now / 90)
        context.fillStyle = colours.gold
        context.fillRect(x, 0, this.#cell.width, height)
      }
      if (at === 0) continue
      const rule = context.createLinearGradient(0, 0, 0, height)
      rule.addColorStop(0, clear(colours.line))
      rule.addColorStop(0.5, colours.line)
      rule.addColorStop(1, clear(colours.line))
      context.globalAlpha = 0.4
      context.fillStyle = rule
      context.fillRect(x - 1, 0, 2, height)
    }
    context.globalAlpha = 1
  }

  #drawReel(context: CanvasRenderingContext2D, reel: Reel, at: number, lit: ReadonlySet<Place>): void {
    const { width, height } = this.#cell
    const { rows } = this.#look
    const fast = Math.abs(reel.speed) > SMEAR_SPEED
    const first = Math.floor(reel.position) - 1
    for (let index = first; index <= first + rows + 2; index++) {
      const sprite = fast ? this.#sprites.smeared(reel.sign(index)) : this.#sprites.sharp(reel.sign(index))
      if (!sprite) continue
      const x = at * width + (width - sprite.width) / 2
      const y = (reel.position - index + rows - 1) * height + (height - sprite.height) / 2
      const row = rows - 1 - (index - Math.round(reel.position))
      if (lit.size > 0) {
        if (lit.has(at * 4 + row)) continue
        context.globalAlpha = 0.32
      }
      context.drawImage(sprite, x, y)
      context.globalAlpha = 1
    }
  }

  /** The reels are cylinders, so they are darker at top and bottom. */
  #drawShade(context: CanvasRenderingContext2D, width: number, height: number, colours: Colours): void {
    const shade = context.createLinearGradient(0, 0, 0, height)
    shade.addColorStop(0, colours.veil)
    shade.addColorStop(0.14, clear(colours.veil))
    shade.addColorStop(0.86, clear(colours.veil))
    shade.addColorStop(1, colours.veil)
    context.globalAlpha = 0.6
    context.fillStyle = shade
    context.fillRect(0, 0, width, height)
    context.globalAlpha = 1
  }

  #drawWins(context: CanvasRenderingContext2D, lit: ReadonlySet<Place>, colours: Colours, now: number): void {
    const { width, height } = this.#cell
    const moving = !this.#look.reducedMotion()
    const beat = moving ? Math.sin((now - this.#shownAt) / 170) : 0
    for (const win of this.#shown) {
      const line = win.line === null ? undefined : this.#look.lines[win.line]
      if (line) this.#drawLine(context, line, colours)
    }
    for (const place of lit) {
      const reel = Math.floor(place / 4)
      const row = place % 4
      const [x, y] = [(reel + 0.5) * width, (row + 0.5) * height]
      const glow = context.createRadialGradient(x, y, 0, x, y, width * 0.62)
      glow.addColorStop(0, colours.glow)
      glow.addColorStop(1, clear(colours.glow))
      context.globalAlpha = 0.5 + 0.2 * beat
      context.fillStyle = glow
      context.fillRect(x - width / 2, y - height / 2, width, height)
      context.globalAlpha = 1
      context.strokeStyle = colours.gold
      context.lineWidth = Math.max(2, width * 0.022)
      context.beginPath()
      context.roundRect(x - width * 0.46, y - height * 0.46, width * 0.92, height * 0.92, width * 0.1)
      context.stroke()
      const sprite = this.#sprites.sharp((this.#grid[reel] as string)[row] as string)
      if (!sprite) continue
      const size = sprite.width * (1.02 + 0.05 * beat)
      context.drawImage(sprite, x - size / 2, y - size / 2, size, size)
    }
  }

  #drawLine(context: CanvasRenderingContext2D, line: readonly number[], colours: Colours): void {
    const { width, height } = this.#cell
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(0, ((line[0] as number) + 0.5) * height)
    line.forEach((row, reel) => {
      context.lineTo((reel + 0.5) * width, (row + 0.5) * height)
    })
    context.lineTo(REELS * width, ((line[REELS - 1] as number) + 0.5) * height)
    context.globalAlpha = 0.35
    context.strokeStyle = colours.glow
    context.lineWidth = width * 0.09
    context.stroke()
    context.globalAlpha = 1
    context.strokeStyle = colours.gold
    context.lineWidth = width * 0.03
    context.stroke()
  }
}

/** The same colour, fully transparent: a canvas would blend towards `transparent` through grey. */
function clear(colour: string): string {
  return `${colour}00`
}

function readColours(canvas: HTMLCanvasElement): Colours {
  const style = getComputedStyle(canvas)
  const of = (name: string) => style.getPropertyValue(`--c-${name}`).trim()
  return {
    top: of('reel-top'),
    middle: of('reel-mid'),
    line: of('reel-line'),
    glow: of('glow'),
    veil: of('veil'),
    gold: of('gold-bright'),
  }
}

function until(time: number): Promise<void> {
  const wait = time - performance.now()
  return wait <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait))
}
