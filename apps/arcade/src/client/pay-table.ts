import { coinsFor } from '../engine/evaluate.ts'
import { COINS_A_SPIN } from '../engine/profile.ts'
import { PAYING, REELS } from '../engine/symbols.ts'
import type { GameState, SpinAnswer } from '../protocol.ts'
import { type Amounts, counted } from './amounts.ts'
import { boot } from './boot.ts'
import { openSheet } from './dialogs.ts'
import { element } from './element.ts'
import { signName } from './sign-name.ts'
import type { Sprites } from './sprites.ts'
import { plural, type TextKey, t } from './text.ts'

const SIGN_SIZE = 84

/** Opens the pay table: odds, every sign's pay at the present stake, lines, features and rules. */
export function openPayTable(
  state: GameState,
  stake: bigint,
  amounts: Amounts,
  last: SpinAnswer | null,
  sprites: Sprites,
): void {
  const sign = (symbol: string, ...about: HTMLElement[]) =>
    element('li', {}, sprites.picture(symbol, SIGN_SIZE, signName(symbol)), element('div', {}, ...about))
  const { profile } = state
  const amountOf = (coins: number) => amounts.full((stake / BigInt(COINS_A_SPIN)) * BigInt(coins))
  const percent = (value: string) =>
    `${new Intl.NumberFormat(boot.language.formatTag, { minimumFractionDigits: 1 }).format(value as Intl.StringNumericLiteral)}%`
  const isWays = profile.lines.length === 0
  openSheet(
    t('info.title'),
    element(
      'dl',
      { class: 'odds' },
      ...fact('info.rtp', percent(state.returnToPlayer)),
      ...fact('info.volatility', t('info.volatility.value', { value: counted(profile.volatility) })),
      ...fact('info.hits', percent(String(profile.hitPercent))),
      ...fact('info.feature', plural('info.feature.value', state.spinsPerFeature)),
      ...fact('info.maximum', t('info.maximum.value', { times: counted(profile.maximumCoins / COINS_A_SPIN) })),
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
    heading('info.rules'),
    paragraph(t('info.rules.body')),
    last ? element('p', { class: 'round' }, `${t('info.round')}: `, element('bdi', {}, last.roundId)) : element('p'),
  )
}

function heading(key: TextKey): HTMLElement {
  return element('h3', {}, t(key))
}

function paragraph(text: string): HTMLElement {
  return element('p', {}, text)
}

function fact(key: TextKey, value: string): readonly [HTMLElement] {
  return [element('div', {}, element('dt', {}, t(key)), element('dd', {}, value))]
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

/** A line as a little grid with its places filled; the number says which it is. */
function lineDrawing(line: readonly number[], rows: number, at: number): HTMLElement {
  const cells = Array.from({ length: rows * REELS }, (_, cell) =>
    element('i', line[cell % REELS] === Math.floor(cell / REELS) ? { class: 'on' } : {}),
  )
  return element('li', {}, element('span', {}, counted(at + 1)), element('div', { class: 'line' }, ...cells))
}
