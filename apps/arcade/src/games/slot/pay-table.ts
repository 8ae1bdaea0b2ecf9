import { type Amounts, counted } from '../../client/amounts.ts'
import { element } from '../../client/element.ts'
import { fact, facts, heading, paragraph, percent } from '../../client/info.ts'
import { plural, t } from '../../client/text.ts'
import { COINS_A_STAKE } from '../rules.ts'
import { coinsFor } from './evaluate.ts'
import type { AboutSlot } from './rules.ts'
import { signName } from './sign-name.ts'
import type { Sprites } from './sprites.ts'
import { PAYING, REELS } from './symbols.ts'

const SIGN_SIZE = 84

/** The slot's part of the panel: odds, every symbol's payout at the present stake, lines and features. */
export function payTable(profile: AboutSlot, stake: bigint, amounts: Amounts, sprites: Sprites): readonly Node[] {
  const sign = (symbol: string, ...about: HTMLElement[]) =>
    element('li', {}, sprites.picture(symbol, SIGN_SIZE, signName(symbol)), element('div', {}, ...about))
  const amountOf = (coins: number) => amounts.full((stake / BigInt(COINS_A_STAKE)) * BigInt(coins))
  const isWays = profile.lines.length === 0
  return [
    facts(
      fact(t('info.volatility'), t('info.volatility.value', { value: counted(profile.volatility) })),
      fact(t('info.hits'), percent(String(profile.hitPercent))),
      fact(t('info.feature'), plural('info.feature.value', profile.spinsPerFeature)),
      fact(t('info.maximum'), t('info.maximum.value', { times: counted(profile.maximumCoins / COINS_A_STAKE) })),
    ),
    heading('info.signs'),
    paragraph(t('info.signs.body', { stake: amounts.full(stake) })),
    element(
      'ul',
      { class: 'signs' },
      sign('W', element('p', {}, t('info.wild'))),
      sign('S', pays(profile.scatterPays, amountOf), element('p', {}, t('info.scatter'))),
      ...PAYING.map((symbol) => sign(symbol, pays(profile.pays[symbol], amountOf))),
    ),
    heading('free.title'),
    paragraph(
      t('info.free', {
        three: counted(coinsFor(profile.freeSpins, 3)),
        four: counted(coinsFor(profile.freeSpins, 4)),
        five: counted(coinsFor(profile.freeSpins, 5)),
        multiplier: counted(profile.freeMultiplier),
        limit: counted(profile.maximumFreeSpins),
      }),
    ),
    element('h3', {}, isWays ? t('info.ways') : plural('info.lines', profile.lines.length)),
    paragraph(t(isWays ? 'info.ways.body' : 'info.lines.body')),
    element(
      'ol',
      { class: 'lines', 'aria-hidden': 'true' },
      ...profile.lines.map((line, at) => lineDrawing(line, profile.rows, at)),
    ),
  ]
}

function pays(table: readonly [number, number, number], amountOf: (coins: number) => string): HTMLElement {
  return element(
    'table',
    {},
    element(
      'tbody',
      {},
      ...[5, 4, 3].map((count) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, counted(count)),
          element('td', {}, amountOf(coinsFor(table, count))),
        ),
      ),
    ),
  )
}

/** A line as a small grid with its cells filled. */
function lineDrawing(line: readonly number[], rows: number, at: number): HTMLElement {
  const cells = Array.from({ length: rows * REELS }, (_, cell) =>
    element('i', line[cell % REELS] === Math.floor(cell / REELS) ? { class: 'on' } : {}),
  )
  return element('li', {}, element('span', {}, counted(at + 1)), element('div', { class: 'line' }, ...cells))
}
