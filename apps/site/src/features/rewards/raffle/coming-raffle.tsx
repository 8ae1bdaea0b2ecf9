import type { OwnRaffle, Raffle } from '@livery/contract/rewards/raffle/calls'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Countdown } from '@livery/ui/countdown'
import { useId } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as rewards from '../rewards.css.ts'
import { Prizes } from './prizes.tsx'
import { Proof } from './proof.tsx'
import * as css from './raffle.css.ts'
import { TicketNumbers } from './ticket-numbers.tsx'
import { useIsMember } from './use-raffles.ts'

interface ComingRaffleProps {
  readonly raffle: Raffle
  readonly own: OwnRaffle | undefined
  /** The server's. */
  readonly clock: () => number
  readonly onEnd: () => void
}

/** A raffle that is not drawn yet: what there is, how to take part, and what one has. */
export function ComingRaffle({ raffle, own, clock, onEnd }: ComingRaffleProps) {
  const t = useText('raffle')
  const id = useId()
  const { name, text, state } = raffle
  return (
    <article className={rewards.section} aria-labelledby={id}>
      <div className={rewards.head}>
        <h2 id={id} className={rewards.title}>
          {name}
        </h2>
        <Badge tone={state === 'open' ? 'success' : 'info'}>{t(`state.${state}`)}</Badge>
      </div>
      {text !== null && <p>{text}</p>}
      <Ends raffle={raffle} clock={clock} onEnd={onEnd} />
      <Figures raffle={raffle} own={own} />
      {own && own.numbers.length > 0 && <TicketNumbers own={own} />}
      <Prizes raffle={raffle} />
      {state !== 'closed' && <Sources raffle={raffle} />}
      <Rules raffle={raffle} />
      <Proof raffle={raffle} />
    </article>
  )
}

/** How long until the next step, by the server's clock. */
function Ends({ raffle, clock, onEnd }: Omit<ComingRaffleProps, 'own'>) {
  const t = useText('raffle')
  const core = useText('rewards')
  const { state, opensAt, closesAt, drawsAt } = raffle
  const until = { upcoming: opensAt, open: closesAt, closed: drawsAt, drawn: drawsAt }[state]
  const label = t(`until.${state as 'open'}`)
  const units = {
    ...{ days: core('unit.days'), hours: core('unit.hours') },
    ...{ minutes: core('unit.minutes'), seconds: core('unit.seconds') },
  }
  return (
    <div className={css.ends}>
      <p className={rewards.small}>{label}</p>
      <Countdown
        key={until}
        until={Date.parse(until)}
        clock={clock}
        label={label}
        units={units}
        ended={t('soon')}
        onEnd={onEnd}
      />
    </div>
  )
}

function Figures({ raffle: { tickets, state, perMember }, own }: Pick<ComingRaffleProps, 'raffle' | 'own'>) {
  const t = useText('raffle')
  const core = useText('core')
  const count = useCount()
  const { popups } = useVisit()
  const isMember = useIsMember()
  if (state === 'upcoming') return null
  const mine = own?.tickets ?? 0
  return (
    <>
      <dl className={rewards.figures} aria-live="polite">
        {isMember && (
          <div className={rewards.figure}>
            <dt className={rewards.small}>{t('own')}</dt>
            <dd className={rewards.worth}>
              <bdi>{perMember === null ? count(mine) : t('of', { tickets: count(mine), most: count(perMember) })}</bdi>
            </dd>
          </div>
        )}
        <div className={rewards.figure}>
          <dt className={rewards.small}>{t('all')}</dt>
          <dd className={rewards.worth}>{count(tickets)}</dd>
        </div>
      </dl>
      {!isMember && (
        <div className={rewards.line}>
          <p className={rewards.words}>{t('guest')}</p>
          <Button onClick={() => popups.open('auth', { tab: 'login' })}>{core('header.login')}</Button>
        </div>
      )}
    </>
  )
}

/** What earns tickets. */
function Sources({ raffle: { sources } }: { readonly raffle: Raffle }) {
  const t = useText('raffle')
  const words = useText('rewards')
  const count = useCount()
  if (sources.length === 0) return null
  return (
    <div className={css.part}>
      <h3 className={css.partTitle}>{t('sources')}</h3>
      <ul className={rewards.list}>
        {sources.map(({ title, tickets, period }) => (
          <li key={title} className={css.source}>
            <span className={rewards.name}>{title}</span>
            <span className={rewards.small}>
              {tickets !== null && <bdi>{words('tickets', { count: tickets, number: count(tickets) })}</bdi>}{' '}
              {words(`period.${period}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Rules({ raffle: { perMember, opensAt, closesAt, drawsAt, claimBy } }: { readonly raffle: Raffle }) {
  const t = useText('raffle')
  const count = useCount()
  const moment = useMoment()
  return (
    <div className={css.part}>
      <h3 className={css.partTitle}>{t('rules.title')}</h3>
      <ul className={css.rules}>
        <li>{t('rules.times', { from: moment(opensAt), to: moment(closesAt), draw: moment(drawsAt) })}</li>
        {perMember !== null && <li>{t('rules.most', { number: count(perMember) })}</li>}
        <li>{t('rules.once')}</li>
        <li>{t('rules.undone')}</li>
        <li>{t('rules.claim', { time: moment(claimBy) })}</li>
      </ul>
    </div>
  )
}
