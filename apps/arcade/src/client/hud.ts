import { boot } from './boot.ts'
import { element, icon } from './element.ts'
import { ICONS } from './icons.ts'
import { loadImage } from './sprites.ts'
import { t } from './text.ts'

export interface HudActs {
  spin(): void
  stake(step: 1 | -1): void
  sound(): boolean
  info(): void
  exit(): void
}

/** The page's furniture: scene, title, reels' place, meters and buttons. Shows what it is told and decides nothing. */
export class Hud {
  readonly reels = element('canvas', { class: 'reels', role: 'img', id: 'reels' })
  readonly coins = element('canvas', { class: 'coins', 'aria-hidden': 'true' })
  readonly stageBox = element('main', { class: 'stage' })
  readonly overlay = element('div', { class: 'overlay' })
  readonly #frame = element('img', { class: 'frame', alt: '', 'aria-hidden': 'true' })
  readonly #machine: HTMLElement
  readonly #free = element('div', { class: 'free', hidden: true })
  readonly #message = element('p', { class: 'message' })
  readonly #live = element('div', { class: 'heard', role: 'status', 'aria-live': 'polite' })
  readonly #balance = element('output', { class: 'value', id: 'balance' })
  readonly #win = element('output', { class: 'value', id: 'win' })
  readonly #stake = element('output', { class: 'value', id: 'stake' })
  readonly #winMeter: HTMLElement
  readonly #spin: HTMLButtonElement
  readonly #less: HTMLButtonElement
  readonly #more: HTMLButtonElement
  readonly #sound: HTMLButtonElement

  constructor(root: HTMLElement, acts: HudActs, soundOn: boolean) {
    const button = (name: string, label: string, paths: readonly string[], act: () => void) =>
      element(
        'button',
        { type: 'button', class: `button ${name}`, 'aria-label': label, title: label, onclick: act },
        icon(...paths),
      )
    this.#spin = button('spin', t('spin'), ICONS.spin, acts.spin)
    this.#spin.id = 'spin'
    this.#less = button('step less', t('stake.less'), ICONS.minus, () => acts.stake(-1))
    this.#more = button('step more', t('stake.more'), ICONS.plus, () => acts.stake(1))
    this.#sound = button('tool sound', '', ICONS.soundOff, () => this.showSound(acts.sound()))
    this.showSound(soundOn)
    this.#winMeter = meter('win', t('win'), this.#win)
    this.#machine = element('div', { class: 'machine' }, this.reels, this.#frame)
    this.stageBox.append(this.#free, this.#machine, this.#message)
    root.append(
      scene(),
      header(),
      this.stageBox,
      element(
        'footer',
        { class: 'bar' },
        element(
          'div',
          { class: 'tools' },
          button('tool exit', t('exit'), ICONS.exit, acts.exit),
          button('tool info', t('info'), ICONS.info, acts.info),
          this.#sound,
        ),
        meter('balance', t('balance'), this.#balance),
        this.#winMeter,
        element('div', { class: 'stakes' }, this.#less, meter('stake', t('stake'), this.#stake), this.#more),
        this.#spin,
      ),
      this.coins,
      this.overlay,
      this.#live,
    )
  }

  /** Loads the frame that fits the reels' shape. */
  async frame(tall: boolean): Promise<void> {
    const address = `${boot.art}/frame-${boot.colourMode}-${boot.rows}${tall ? '-tall' : ''}.svg`
    await loadImage(address)
    this.#frame.src = address
  }

  size(width: number, height: number, border: number): void {
    const { style } = this.#machine
    style.setProperty('--machine-width', `${width}px`)
    style.setProperty('--machine-height', `${height}px`)
    style.setProperty('--machine-border', `${border}px`)
  }

  balance(text: string): void {
    fill(this.#balance, text)
  }

  stake(text: string, isLowest: boolean, isHighest: boolean): void {
    fill(this.#stake, text)
    this.#less.disabled = isLowest
    this.#more.disabled = isHighest
  }

  win(text: string, glad: boolean): void {
    fill(this.#win, text)
    this.#winMeter.classList.toggle('glad', glad)
  }

  message(text: string): void {
    this.#message.textContent = text
  }

  say(text: string): void {
    this.#live.textContent = text
  }

  /** Whether the player may press; while a round runs, the spin button turns. */
  enable(may: boolean, turning = false): void {
    // aria-disabled keeps the focus where it is; a disabled button would lose it.
    this.#spin.setAttribute('aria-disabled', String(!may))
    this.#spin.classList.toggle('turning', turning)
    for (const button of [this.#less, this.#more]) button.setAttribute('aria-disabled', String(!may))
  }

  focusSpin(): void {
    this.#spin.focus({ preventScroll: true })
  }

  showSound(on: boolean): void {
    const label = t(on ? 'sound.off' : 'sound.on')
    this.#sound.setAttribute('aria-label', label)
    this.#sound.title = label
    this.#sound.setAttribute('aria-pressed', String(on))
    this.#sound.replaceChildren(icon(...(on ? ICONS.soundOn : ICONS.soundOff)))
  }

  /** The strip above the reels during free spins; null puts it away and brings the day back. */
  free(progress: { readonly text: string; readonly multiplier: string | null; readonly total: string } | null): void {
    this.#free.hidden = progress === null
    document.documentElement.toggleAttribute('data-free', progress !== null)
    if (!progress) return
    const parts = [element('span', { class: 'free-text' }, progress.text)]
    if (progress.multiplier) parts.push(element('span', { class: 'free-multiplier' }, progress.multiplier))
    this.#free.replaceChildren(...parts, element('span', { class: 'free-total' }, progress.total))
  }
}

/** Long amounts are set smaller where the screen is narrow. */
function fill(place: HTMLElement, text: string): void {
  place.textContent = text
  place.dataset.length = text.length > 16 ? 'longest' : text.length > 12 ? 'long' : 'usual'
}

function meter(name: string, label: string, value: HTMLElement): HTMLElement {
  return element('div', { class: `meter ${name}` }, element('span', { class: 'label' }, label), value)
}

function scene(): HTMLElement {
  const picture = (name: string) => element('img', { class: name, src: `${boot.art}/${name}.svg`, alt: '' })
  return element(
    'div',
    { class: 'scene', 'aria-hidden': 'true' },
    picture(`scene-${boot.colourMode}`),
    picture('scene-free'),
  )
}

function header(): HTMLElement {
  const title = boot.lettered
    ? element('img', { class: 'title', src: `${boot.art}/title.svg`, alt: boot.game.name })
    : element('span', { class: 'title written' }, boot.game.name)
  const demo = boot.mode === 'demo' ? element('p', { class: 'demo', title: t('demo.hint') }, t('demo')) : null
  return element('header', { class: 'top' }, element('h1', {}, title), demo)
}
