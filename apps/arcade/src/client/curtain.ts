import { boot } from './boot.ts'
import { element } from './element.ts'
import { t } from './text.ts'

/** The loading screen: the title and a progress bar. */
export class Curtain {
  readonly #bar = element('progress', { max: '100', value: '0', 'aria-label': t('loading') })
  readonly #box: HTMLElement

  constructor(root: HTMLElement) {
    const title = boot.lettered
      ? element('img', { src: `${boot.art}/title.svg`, alt: boot.game.name })
      : element('span', { class: 'title written' }, boot.game.name)
    this.#box = element('div', { class: 'curtain' }, title, this.#bar, element('p', {}, t('loading')))
    root.append(this.#box)
  }

  progress(share: number): void {
    this.#bar.value = Math.round(share * 100)
  }

  lift(): void {
    this.#box.classList.add('leaving')
    setTimeout(() => this.#box.remove(), 400)
  }
}
