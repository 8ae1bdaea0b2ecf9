import { boot } from './boot.ts'
import { element, icon } from './element.ts'
import { ICONS, type IconName } from './icons.ts'
import { type TextKey, t } from './text.ts'

/** The states of the main button. */
export interface PlayAct {
  readonly label: TextKey
  readonly icon: IconName
}

export interface HudActs {
  spin(): void
  stake(step: 1 | -1): void
  sound(): boolean
  info(): void
  exit(): void
}

/** The page's controls: scene, title, reel area, meters and buttons. It only shows values and decides nothing. */
export class Hud {
  readonly coins = element('canvas', { class: 'coins', 'aria-hidden': 'true' })
  readonly stageBox = element('main', { class: 'stage' })
  readonly overlay = element('div', { class: 'overlay' })
  readonly #message = element('p', { class: 'message' })
  readonly #live = element('div', { class: 'heard', role: 'status', 'aria-live': 'polite' })
  readonly #balance = element('output', { class: 'value', id: 'balance' })
  readonly #win = element('output', { class: 'value', id: 'win' })
  readonly #stake = element('output', { class: 'value', id: 'stake' })
  readonly #free = element('p', { class: 'demo gift', hidden: true })
  readonly #total = element('span', { class: 'total', hidden: true })
  readonly #winMeter: HTMLElement
  readonly #spin: HTMLButtonElement
  readonly #less: HTMLButtonElement
  readonly #more: HTMLButtonElement
  readonly #sound: HTMLButtonElement
  /** Whether the main button's icon turns while a round runs. */
  readonly #turns: boolean

  constructor(root: HTMLElement, acts: HudActs, soundOn: boolean, play: PlayAct) {
    const button = (name: string, label: string, paths: readonly string[], act: () => void) =>
      element(
        'button',
        { type: 'button', class: `button ${name}`, 'aria-label': label, title: label, onclick: act },
        icon(...paths),
      )
    this.#spin = button('spin', t(play.label), ICONS[play.icon], acts.spin)
    this.#spin.id = 'spin'
    this.#turns = play.icon === 'spin'
    this.#spin.classList.toggle('turns', this.#turns)
    this.#less = button('step less', t('stake.less'), ICONS.minus, () => acts.stake(-1))
    this.#more = button('step more', t('stake.more'), ICONS.plus, () => acts.stake(1))
    this.#sound = button('tool sound', '', ICONS.soundOff, () => this.showSound(acts.sound()))
    this.showSound(soundOn)
    this.#winMeter = meter('win', t('win'), this.#win)
    this.stageBox.append(this.#message)
    const stakeMeter = meter('stake', t('stake'), this.#stake)
    stakeMeter.append(this.#total)
    root.append(
      scene(),
      header(this.#free),
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
        element('div', { class: 'stakes' }, this.#less, stakeMeter, this.#more),
        this.#spin,
      ),
      this.coins,
      this.overlay,
      this.#live,
    )
  }

  /** Puts a game's view on the stage. */
  put(place: HTMLElement): void {
    this.stageBox.prepend(place)
  }

  balance(text: string): void {
    fill(this.#balance, text)
  }

  /** The stake, and the cost of the whole bet where that differs. */
  stake(text: string, total: string | null, isLowest: boolean, isHighest: boolean): void {
    fill(this.#stake, text)
    this.#total.textContent = total
    this.#total.hidden = total === null
    this.#less.disabled = isLowest
    this.#more.disabled = isHighest
  }

  /** The number of the next free round; null where rounds are staked. */
  free(text: string | null): void {
    if (text !== null && text !== this.#free.textContent) this.say(text)
    this.#free.textContent = text
    this.#free.hidden = text === null
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

  /** Whether the player may press the button; its icon turns while a round runs. */
  enable(may: boolean, turning = false): void {
    // aria-disabled keeps the focus; a disabled button would lose it.
    this.#spin.setAttribute('aria-disabled', String(!may))
    this.#spin.classList.toggle('turning', turning && this.#turns)
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
}

/** Long amounts use a smaller font on narrow screens. */
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
    ...(boot.kind === 'slot' ? [picture('scene-free')] : []),
  )
}

function header(free: HTMLElement): HTMLElement {
  const title = boot.lettered
    ? element('img', { class: 'title', src: `${boot.art}/title.svg`, alt: boot.game.name })
    : element('span', { class: 'title written' }, boot.game.name)
  const demo = boot.mode === 'demo' ? element('p', { class: 'demo', title: t('demo.hint') }, t('demo')) : null
  return element('header', { class: 'top' }, element('h1', {}, title), demo, free)
}
