import type { OwnRaffle, Raffle, RaffleWinner } from '@livery/contract/rewards/raffle/calls'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { useId, useState } from 'react'
import { Facts } from '../../../shared/format/facts.tsx'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as rewards from '../rewards.css.ts'
import { CheckDraw } from './check-draw.tsx'
import { OwnWins } from './own-wins.tsx'
import { Proof } from './proof.tsx'
import * as css from './raffle.css.ts'
import { usePrizeText } from './use-raffles.ts'

/** How many winners are shown at first. */
const FIRST = 5

interface DrawnRaffleProps {
  readonly raffle: Raffle
  readonly own: OwnRaffle | undefined
}

/** A raffle that was drawn: who won, what one won oneself, and the means to check it. */
export function DrawnRaffle({ raffle, own }: DrawnRaffleProps) {
  const t = useText('raffle')
  const count = useCount()
  const moment = useMoment()
  const id = useId()
  const { name, drawsAt, tickets, winners } = raffle
  const mine = own?.tickets ?? 0
  return (
    <article className={rewards.section} aria-labelledby={id}>
      <div className={rewards.head}>
        <div className={rewards.words}>
          <h3 id={id} className={rewards.title}>
            {name}
          </h3>
          <Facts className={rewards.small}>
            {t('drawnOf', { time: moment(drawsAt), number: count(tickets) })}
            {mine > 0 && t('ownOf', { number: count(mine) })}
          </Facts>
        </div>
        <Badge>{t('state.drawn')}</Badge>
      </div>
      {own && own.wins.length > 0 && <OwnWins raffle={raffle} wins={own.wins} />}
      {winners.length === 0 ? <p>{t('nobody')}</p> : <Winners raffle={raffle} own={own} />}
      <Proof raffle={raffle} />
      {tickets > 0 && <CheckDraw raffle={raffle} />}
    </article>
  )
}

function Winners({ raffle, own }: DrawnRaffleProps) {
  const t = useText('raffle')
  const [isWhole, setWhole] = useState(false)
  const { winners, name } = raffle
  const places = new Set(own?.wins.map(({ place }) => place))
  const shown = isWhole ? winners : winners.filter(({ place }, index) => index < FIRST || places.has(place))
  return (
    <>
      <ol className={rewards.places} aria-label={t('winners', { name })}>
        {shown.map((winner) => (
          <Winner key={winner.place} raffle={raffle} winner={winner} isOwn={places.has(winner.place)} />
        ))}
      </ol>
      {shown.length < winners.length && (
        <Button variant="secondary" onClick={() => setWhole(true)} aria-label={`${t('more')}: ${name}`}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

interface WinnerProps {
  readonly raffle: Raffle
  readonly winner: RaffleWinner
  readonly isOwn: boolean
}

function Winner({ raffle: { prizes }, winner: { place, prize, number, holder }, isOwn }: WinnerProps) {
  const t = useText('raffle')
  const count = useCount()
  const prizeText = usePrizeText()
  return (
    <li className={cx(rewards.place, css.winner, isOwn && rewards.ownPlace)} aria-current={isOwn || undefined}>
      <span className={rewards.number}>{count(place)}</span>
      <span className={rewards.words}>
        <span className={rewards.name}>
          <bdi>{isOwn ? t('you') : holder}</bdi>
        </span>
        <span className={rewards.small}>{t('ticket', { number: String(number) })}</span>
      </span>
      <span className={css.gain}>{prizes[prize] && <bdi>{prizeText(prizes[prize])}</bdi>}</span>
    </li>
  )
}
