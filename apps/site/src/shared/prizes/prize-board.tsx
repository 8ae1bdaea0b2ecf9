import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { Jackpot } from '@livery/contract/games/prizes'
import { providerPath } from '@livery/contract/pages'
import { Amount } from '@livery/ui/amount'
import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { useMoney } from '../format/use-money.ts'
import { playGame } from '../games/play-game.ts'
import { useVendorName } from '../games/use-vendor-name.ts'
import { useText } from '../i18n/use-text.ts'
import { useAnswer } from '../query/use-answer.ts'
import { useLanguageCode, useVisit } from '../visit/use-visit.ts'
import { NextDraw } from './next-draw.tsx'
import * as css from './prize-board.css.ts'
import type { PrizeBoardProps } from './prize-board-props.ts'

/** How long after an answer jackpots and draws are asked for again, while somebody looks. */
const EVERY_MS = 10_000
/** The number of jackpots that are shown; the largest one is shown large. */
const SHOWN_JACKPOTS = 3

type Draw = ResponseOf<Calls['gamePrizes']>['draws'][number]

/** The jackpots of the house and a clock for each of its next draws; on the page of a category what belongs to it. */
export default function PrizeBoard({ category }: PrizeBoardProps) {
  const t = useText('games')
  const request = { language: useLanguageCode() }
  const { data } = useAnswer('gamePrizes', request, { staleMs: EVERY_MS, everyMs: EVERY_MS })
  const jackpots = category && category !== 'RNG' ? [] : (data?.jackpots.slice(0, SHOWN_JACKPOTS) ?? [])
  const draws = data?.draws.filter(({ game }) => !category || game.gameType === category) ?? []
  if (jackpots.length === 0 && draws.length === 0) return null
  return (
    <section
      className={cx(css.board, jackpots.length > 0 && draws.length > 0 && css.both)}
      aria-label={t('prizes.title')}
    >
      {jackpots.length > 0 && <Jackpots jackpots={jackpots} isAlone={draws.length === 0} />}
      {draws.length > 0 && <Draws draws={draws} />}
    </section>
  )
}

interface JackpotsProps {
  readonly jackpots: readonly Jackpot[]
  /** No draws stand beside them. */
  readonly isAlone: boolean
}

function Jackpots({ jackpots, isAlone }: JackpotsProps) {
  const t = useText('games')
  const money = useMoney()
  const nameOf = useVendorName()
  return (
    <div className={cx(css.meter, isAlone ? css.alone : css.above)}>
      <h2 className={css.heading}>
        <Icon name="crown" size="sm" />
        {t('prizes.jackpots')}
      </h2>
      <ul className={css.pots}>
        {jackpots.map(({ vendor, amount }) => (
          <li key={vendor} className={css.pot}>
            <Link className={css.house} href={providerPath(vendor)}>
              <bdi>{nameOf(vendor)}</bdi>
            </Link>
            <Amount className={css.worth} parts={money(amount).parts} />
          </li>
        ))}
      </ul>
      <p className={css.grows}>{t('prizes.grows')}</p>
    </div>
  )
}

function Draws({ draws }: { readonly draws: readonly Draw[] }) {
  const t = useText('games')
  const visit = useVisit()
  return (
    <div className={css.draws}>
      <h2 className={css.heading}>
        <Icon name="clock" size="sm" />
        {t('prizes.draws')}
      </h2>
      <ul className={css.clocks}>
        {draws.map(({ game, next }) => (
          <li key={game.nodeId} className={css.draw}>
            <button type="button" className={css.open} onClick={() => void playGame(visit, game, 'real')}>
              <img
                className={css.picture}
                src={`${game.iconUrl}/square/240`}
                width={240}
                height={240}
                alt=""
                loading="lazy"
                decoding="async"
              />
              <span className={css.name}>{game.gameName}</span>
            </button>
            <NextDraw draw={next} className={css.left} />
          </li>
        ))}
      </ul>
    </div>
  )
}
