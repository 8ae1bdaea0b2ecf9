import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { GameType } from '@livery/contract/games'
import { Amount } from '@livery/ui/amount'
import { Skeleton } from '@livery/ui/skeleton'
import type { ReactNode } from 'react'
import { rangeOf } from '../../../shared/format/range-of.ts'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { NextDraw } from '../../../shared/prizes/next-draw.tsx'

type Information = ResponseOf<Calls['gameInformation']>

/** The figures of a game, in the order in which they stand. */
const FIGURES = ['draw', 'jackpot', 'returnToPlayer', 'volatility', 'lines', 'ways', 'stakes'] as const
type Figure = (typeof FIGURES)[number]

/** One figure of a game, with its name. */
export interface Fact {
  readonly id: Figure | 'kind'
  readonly label: ReactNode
  readonly value: ReactNode
}

/** The name of a slot's lines or ways before it is known which of them it has. */
const LINES_OR_WAYS = <Skeleton width="short" />

/** The top of the scale of volatility. */
const WILDEST = 5

/** The figures that most games of a type have; their places are held while nothing is known. */
const USUAL: Partial<Readonly<Record<GameType, readonly Figure[]>>> = {
  RNG: ['returnToPlayer', 'volatility', 'lines', 'stakes'],
  LOTT: ['draw', 'returnToPlayer', 'stakes'],
  ELOTT: ['draw', 'returnToPlayer', 'stakes'],
}
const USUAL_OF_OTHERS: readonly Figure[] = ['returnToPlayer', 'stakes']

/**
 * The figures of a game that its vendor states, and the stakes in the merchant's currency. What is still awaited has
 * its place already, so that nothing moves when it comes.
 */
export function useFacts(type: GameType, information: Information | undefined | null): readonly Fact[] {
  const values = useValues(information)
  const labels = useLabels()
  const usual = information === undefined ? (USUAL[type] ?? USUAL_OF_OTHERS) : []
  const awaited: readonly Figure[] = information?.awaited ?? usual
  return FIGURES.flatMap((id) => {
    const isAwaited = awaited.includes(id)
    const value = values?.[id] ?? (isAwaited && <Skeleton width="half" />)
    if (!value) return []
    return [{ id, label: !information && id === 'lines' ? LINES_OR_WAYS : labels[id], value }]
  })
}

function useLabels(): Readonly<Record<Figure, string>> {
  const t = useText('information')
  const games = useText('games')
  return {
    draw: games('prizes.nextDraw'),
    jackpot: games('prizes.jackpot'),
    returnToPlayer: t('sheet.returnToPlayer'),
    volatility: t('sheet.volatility'),
    lines: t('sheet.lines'),
    ways: t('sheet.ways'),
    stakes: games('tile.stakes'),
  }
}

/** What is known, as it is shown. */
function useValues(
  information: Information | undefined | null,
): Partial<Readonly<Record<Figure, ReactNode>>> | undefined {
  const count = useCount()
  const percent = usePercent()
  const money = useMoney()
  if (!information) return undefined
  const { stakes, facts, draw, jackpot } = information
  const { returnToPlayer: returns, volatility, lines, ways } = facts
  return {
    draw: draw && <NextDraw draw={draw} />,
    jackpot: jackpot && <Amount parts={money(jackpot).parts} />,
    returnToPlayer: returns && (
      <bdi>
        {returns.least === returns.most
          ? percent(returns.least)
          : `${percent(returns.least)} – ${percent(returns.most)}`}
      </bdi>
    ),
    volatility: volatility && <bdi>{`${count(volatility)} / ${count(WILDEST)}`}</bdi>,
    lines: lines && count(lines),
    ways: ways && count(ways),
    stakes: stakes && (
      <bdi dir="ltr">
        <Amount parts={rangeOf(money(stakes.least).parts, money(stakes.most).parts)} />
      </bdi>
    ),
  }
}
