import { element, icon } from '../client/element.ts'
import { t } from '../client/text.ts'
import { type Card, rankOf, suitOf } from './playing-cards.ts'

const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const SPOKEN = { J: 'card.jack', Q: 'card.queen', K: 'card.king', A: 'card.ace' } as const
const SUITS = ['clubs', 'diamonds', 'hearts', 'spades'] as const
/** Suits in a box of 24. */
const SHAPES = {
  clubs: 'M12 2a4.5 4.5 0 0 1 3.9 6.8A4.5 4.5 0 1 1 13.3 16l1.2 6h-5l1.2-6A4.5 4.5 0 1 1 8.1 8.8 4.5 4.5 0 0 1 12 2z',
  diamonds: 'M12 1.5l8 10.5-8 10.5-8-10.5z',
  hearts: 'M12 21.5C5 16 2 12.4 2 8.2a5.2 5.2 0 0 1 10-2 5.2 5.2 0 0 1 10 2c0 4.2-3 7.8-10 13.3z',
  spades:
    'M12 1.8C16 6.6 21 10.2 21 14.8a4.5 4.5 0 0 1-8 2.8l1.6 4.6h-5.2l1.6-4.6a4.5 4.5 0 0 1-8-2.8c0-4.6 5-8.2 9-13z',
} as const

/** A card's name for screen readers. */
export function cardName(card: Card): string {
  const rank = RANKS[rankOf(card)] as string
  const spoken = rank in SPOKEN ? t(SPOKEN[rank as keyof typeof SPOKEN]) : rank
  return t('card.name', { rank: spoken, suit: t(`card.${SUITS[suitOf(card)] as (typeof SUITS)[number]}`) })
}

/** A playing card, face down until `open` is called on it. */
export function playingCard(card: Card): { readonly element: HTMLElement; open(): void } {
  const suit = SUITS[suitOf(card)] as (typeof SUITS)[number]
  const corner = () => element('span', { class: 'corner' }, RANKS[rankOf(card)] as string, icon(SHAPES[suit]))
  const face = element('span', { class: `face ${suit}` }, corner(), icon(SHAPES[suit]), corner())
  const made = element('span', { class: 'card' }, element('span', { class: 'back' }), face)
  return {
    element: made,
    open() {
      made.classList.add('open')
      made.setAttribute('role', 'img')
      made.setAttribute('aria-label', cardName(card))
    },
  }
}

/** A card that lies face down and belongs to nobody yet. */
export function coveredCard(): HTMLElement {
  return element('span', { class: 'card' }, element('span', { class: 'back' }))
}
