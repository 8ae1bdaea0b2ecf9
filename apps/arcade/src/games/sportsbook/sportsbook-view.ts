import { boot } from '../../client/boot.ts'
import { element } from '../../client/element.ts'
import { heading, paragraph } from '../../client/info.ts'
import { Segments } from '../../client/segments.ts'
import { plural, type TextKey, t } from '../../client/text.ts'
import type { GameView, Shell } from '../../client/view.ts'
import { toMinor } from '../../money.ts'
import type { RoundAnswer } from '../../protocol.ts'
import { COINS_A_STAKE } from '../rules.ts'
import type { AboutBook } from './about-book.ts'
import { FixtureCard } from './fixture-card.ts'
import { playOut } from './play-out.ts'
import { priced } from './price.ts'
import { type Fixture, type Results, type Slip, togetherCoins } from './sport.ts'

/** The sportsbook: matches with prices, the slip, and the matches in play. */
export class SportsbookView implements GameView {
  readonly place: HTMLElement
  readonly #shell: Shell
  readonly #about: AboutBook
  readonly #list = element('div', { class: 'fixtures' })
  readonly #slip = element('ul', { class: 'slip-lines' })
  readonly #empty = element('p', { class: 'slip-empty' }, t('sport.empty'))
  readonly #return = element('p', { class: 'slip-return' })
  readonly #mode: Segments<'single' | 'together'>
  readonly #next: HTMLButtonElement
  #fixtures: readonly Fixture[]
  #cards: readonly FixtureCard[] = []
  /** The chosen pick of each match, in the order of choice. */
  readonly #picks = new Map<number, string>()
  /** The matches on the screen are over. */
  #isOver = false
  #upcoming: readonly Fixture[]
  #hurry: (() => void) | null = null

  constructor(shell: Shell) {
    this.#shell = shell
    this.#about = shell.state.about as AboutBook
    this.#fixtures = shell.state.table as readonly Fixture[]
    this.#upcoming = this.#fixtures
    this.#mode = new Segments(
      t('sport.mode'),
      [
        { value: 'single', label: t('sport.single') },
        { value: 'together', label: t('sport.together') },
      ],
      'single',
      () => this.#changed(),
    )
    this.#next = element(
      'button',
      { type: 'button', class: 'choice first', hidden: true, onclick: () => this.#open() },
      t('sport.next'),
    )
    this.place = element(
      'div',
      { class: 'board sportsbook' },
      this.#list,
      element(
        'aside',
        { class: 'panel slip', 'aria-label': t('sport.slip') },
        element('h2', {}, t('sport.slip')),
        this.#empty,
        this.#slip,
        this.#mode.element,
        this.#return,
        this.#next,
      ),
    )
    this.#open()
  }

  bet(): Slip | null {
    if (this.#isOver) this.#open()
    if (this.#picks.size === 0) return null
    const picks = [...this.#picks].map(([fixture, pick]) => ({ fixture, pick }))
    return { picks, together: this.#isTogether() }
  }

  units(): number {
    return this.#isTogether() ? 1 : Math.max(1, this.#picks.size)
  }

  start(): void {
    this.#shell.sound.click()
  }

  async show(answer: RoundAnswer): Promise<void> {
    const { hud, celebration, amounts, sound, reducedMotion } = this.#shell
    const { scores, won } = answer.outcome as Results
    const skipped = new Promise<void>((resolve) => {
      this.#hurry = resolve
    })
    await playOut(this.#cards, scores, {
      sport: this.#about.sport,
      still: reducedMotion(),
      skipped,
      goal: () => sound.land(2),
    })
    for (const [at, [fixture, pick]] of [...this.#picks].entries()) {
      this.#cards[fixture]?.settle(pick, won[at] === true)
      this.#slip.children[at]?.classList.add(won[at] ? 'won' : 'lost')
    }
    this.#isOver = true
    this.#upcoming = answer.table as readonly Fixture[]
    this.#next.hidden = false
    const right = won.filter(Boolean).length
    hud.message(plural('sport.right', right))
    await celebration.celebrate(0n, toMinor(answer.win, amounts.exponent), toMinor(answer.cost, amounts.exponent))
  }

  async cancel(): Promise<void> {
    this.#hurry = null
  }

  skip(): void {
    this.#hurry?.()
    this.#shell.celebration.skip()
  }

  enable(may: boolean): void {
    this.#mode.enable(may && this.#picks.size > 1 && !this.#isOver)
    for (const card of this.#cards) card.enable(may && !this.#isOver)
    this.#next.disabled = !may
  }

  refresh(): void {
    this.#showReturn()
  }

  about(): readonly Node[] {
    return [heading('sport.rules.title'), paragraph(t('sport.rules')), paragraph(t('sport.rules.together'))]
  }

  /** Shows the next matches, with an empty slip. */
  #open(): void {
    this.#isOver = false
    this.#picks.clear()
    this.#fixtures = this.#upcoming
    this.#next.hidden = true
    this.#cards = this.#fixtures.map(
      (fixture, at) => new FixtureCard(fixture, this.#about, boot.art, (pick) => this.#toggle(at, pick)),
    )
    this.#list.replaceChildren(...this.#cards.map((card) => card.element))
    this.#changed()
  }

  #toggle(fixture: number, pick: string): void {
    if (!this.#picks.has(fixture) && this.#picks.size === this.#about.mostPicks) {
      this.#shell.hud.message(plural('sport.most', this.#about.mostPicks))
      return
    }
    if (this.#picks.get(fixture) === pick) this.#picks.delete(fixture)
    else this.#picks.set(fixture, pick)
    this.#shell.sound.click()
    this.#changed()
  }

  #isTogether(): boolean {
    return this.#mode.value === 'together' && this.#picks.size > 1
  }

  #changed(): void {
    for (const [at, card] of this.#cards.entries()) card.choose(this.#picks.get(at) ?? null)
    this.#slip.replaceChildren(
      ...[...this.#picks].map(([fixture, pick]) => {
        const { home, away, prices } = this.#fixtures[fixture] as Fixture
        const side = pick === 'home' ? home : pick === 'away' ? away : t(`way.sportsbook.${pick}` as TextKey)
        return element(
          'li',
          {},
          element('strong', {}, element('bdi', {}, side)),
          element('span', {}, element('bdi', {}, `${home} – ${away}`)),
          element('b', {}, priced(prices[pick] as number)),
        )
      }),
    )
    this.#empty.hidden = this.#picks.size > 0
    this.#mode.enable(this.#picks.size > 1)
    this.#showReturn()
    this.#shell.betChanged()
  }

  #showReturn(): void {
    const prices = [...this.#picks].map(([fixture, pick]) => this.#fixtures[fixture]?.prices[pick] as number)
    const coins = this.#isTogether() ? togetherCoins(prices) : prices.reduce((sum, price) => sum + price, 0)
    const amount = (this.#shell.stake() / BigInt(COINS_A_STAKE)) * BigInt(coins)
    this.#return.textContent = t('sport.return', { amount: this.#shell.amounts.full(amount) })
    this.#return.hidden = prices.length === 0
  }
}
