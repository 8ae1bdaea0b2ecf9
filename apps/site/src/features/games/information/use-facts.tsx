import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { Amount } from '@livery/ui/amount'
import type { ReactNode } from 'react'
import { rangeOf } from '../../../shared/format/range-of.ts'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { NextDraw } from '../../../shared/prizes/next-draw.tsx'

/** One figure of a game, with its name. */
export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** The top of the scale of volatility. */
const WILDEST = 5

/** The figures of a game that its vendor states, and the stakes in the merchant's currency. */
export function useFacts(information: ResponseOf<Calls['gameInformation']> | undefined): readonly Fact[] {
  const t = useText('information')
  const games = useText('games')
  const count = useCount()
  const percent = usePercent()
  const money = useMoney()
  if (!information) return []
  const { stakes, facts, draw, jackpot } = information
  const { returnToPlayer: returns, volatility, lines, ways } = facts
  return [
    ...(draw ? [{ label: games('prizes.nextDraw'), value: <NextDraw draw={draw} /> }] : []),
    ...(jackpot ? [{ label: games('prizes.jackpot'), value: <Amount parts={money(jackpot).parts} /> }] : []),
    ...(returns
      ? [
          {
            label: t('sheet.returnToPlayer'),
            value: (
              <bdi>
                {returns.least === returns.most
                  ? percent(returns.least)
                  : `${percent(returns.least)} – ${percent(returns.most)}`}
              </bdi>
            ),
          },
        ]
      : []),
    ...(volatility
      ? [{ label: t('sheet.volatility'), value: <bdi>{`${count(volatility)} / ${count(WILDEST)}`}</bdi> }]
      : []),
    ...(lines ? [{ label: t('sheet.lines'), value: count(lines) }] : []),
    ...(ways ? [{ label: t('sheet.ways'), value: count(ways) }] : []),
    ...(stakes
      ? [
          {
            label: games('tile.stakes'),
            value: (
              <bdi dir="ltr">
                <Amount parts={rangeOf(money(stakes.least).parts, money(stakes.most).parts)} />
              </bdi>
            ),
          },
        ]
      : []),
  ]
}
