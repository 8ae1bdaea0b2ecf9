import { element } from './element.ts'
import { t } from './text.ts'

/** Large gold letters; their outline is a copy of the text. */
function lettered(name: string, text: string): HTMLElement {
  return element('p', { class: `lettered ${name}`, 'data-text': text }, text)
}

/** Changes the text of gold letters. */
export function letter(place: HTMLElement, text: string): void {
  place.textContent = text
  place.dataset.text = text
}

/** A large overlay over the reels that ends by itself or by a press. */
interface Shown {
  readonly box: HTMLElement
  /** Resolves when it has ended. */
  readonly ended: Promise<void>
  end(): void
}

/** The overlays of the game: big wins, and the screens before and after free spins. One at a time. */
export class Overlays {
  readonly #place: HTMLElement
  #shown: Shown | null = null

  constructor(place: HTMLElement) {
    this.#place = place
    place.addEventListener('click', () => this.skip())
  }

  /** Ends the present overlay. Returns false when there is none. */
  skip(): boolean {
    this.#shown?.end()
    return this.#shown !== null
  }

  /** A big win with a counted amount. `run` counts up into the element and resolves when it is done. */
  bigWin(tier: 1 | 2 | 3, run: (amount: HTMLElement, ended: Promise<void>) => Promise<void>): Promise<void> {
    const amount = lettered('amount', '')
    const shown = this.#show(
      `big tier-${tier}`,
      null,
      element('div', { class: 'rays' }),
      lettered('cheer', t(`big.${tier}`)),
      amount,
    )
    void run(amount, shown.ended).then(() => setTimeout(() => shown.end(), 1_900))
    return shown.ended
  }

  /** A screen before or after free spins, with a button; it closes by itself after some seconds. */
  gate(
    lines: { readonly over: string; readonly large: string; readonly under: string; readonly button: string },
    seconds: number,
  ): Promise<void> {
    const button = element('button', { type: 'button', class: 'choice first' }, lines.button)
    const shown = this.#show(
      'gate',
      seconds * 1_000,
      element('div', { class: 'rays' }),
      element('p', { class: 'over' }, lines.over),
      lettered('amount', lines.large),
      element('p', { class: 'under' }, lines.under),
      button,
    )
    button.focus({ preventScroll: true })
    return shown.ended
  }

  /** A short message that fades by itself. */
  flash(text: string): Promise<void> {
    return this.#show('flash', 1_200, lettered('cheer', text)).ended
  }

  #show(name: string, endAfterMs: number | null, ...content: HTMLElement[]): Shown {
    this.#shown?.end()
    const box = element('div', { class: `banner ${name}` }, ...content)
    let finish = () => {}
    const ended = new Promise<void>((resolve) => {
      finish = resolve
    })
    const shown: Shown = {
      box,
      ended,
      end: () => {
        if (this.#shown !== shown) return
        this.#shown = null
        box.classList.add('leaving')
        setTimeout(() => box.remove(), 220)
        this.#place.classList.remove('open')
        finish()
      },
    }
    this.#shown = shown
    this.#place.classList.add('open')
    this.#place.replaceChildren(box)
    if (endAfterMs !== null) setTimeout(() => shown.end(), endAfterMs)
    return shown
  }
}
