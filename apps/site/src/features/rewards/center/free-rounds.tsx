import type { Reward } from '@livery/contract/rewards/rewards'
import { Button } from '@livery/ui/button'
import { useId } from 'react'
import { Facts } from '../../../shared/format/facts.tsx'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { playGame } from '../../../shared/games/play-game.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../rewards.css.ts'

/** Whether a reward has free rounds that are still to be played. */
export const isPlayable = ({ state, freeRounds }: Reward) =>
  state === 'claimed' &&
  freeRounds !== null &&
  freeRounds.left > 0 &&
  (freeRounds.state === 'wanted' || freeRounds.state === 'open')

/** Free rounds that can be played, each with the game it is of. */
export function FreeRounds({ rewards }: { readonly rewards: readonly Reward[] }) {
  const t = useText('rewards')
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('rounds.title')}
      </h2>
      <ul className={css.list}>
        {rewards.flatMap(({ id: key, title, freeRounds }) =>
          freeRounds ? <Row key={key} title={title} freeRounds={freeRounds} /> : [],
        )}
      </ul>
    </section>
  )
}

interface RowProps {
  readonly title: string
  readonly freeRounds: NonNullable<Reward['freeRounds']>
}

function Row({ title, freeRounds }: RowProps) {
  const t = useText('rewards')
  const money = useMoney()
  const moment = useMoment()
  const count = useCount()
  const visit = useVisit()
  const { nodeId, gameName, rounds, left, stake, won, state, until } = freeRounds
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.words}>
          <p className={css.worth}>{t('rounds.left', { left: count(left), rounds: count(rounds) })}</p>
          <p className={css.name}>{title}</p>
          <Facts className={css.small}>
            {t('rounds.at', { game: gameName, stake: money(stake).text })}
            {until !== null && t('until', { time: moment(until) })}
          </Facts>
          {/[1-9]/.test(won) && <p className={css.small}>{t('rounds.won', { amount: money(won).text })}</p>}
          {state === 'wanted' && <p className={css.small}>{t('rounds.wanted')}</p>}
        </div>
        {nodeId !== null && (
          <Button
            disabled={state === 'wanted'}
            aria-label={`${t('rounds.play')}: ${gameName}`}
            onClick={() => void playGame(visit, { nodeId, gameName }, 'real')}
          >
            {t('rounds.play')}
          </Button>
        )}
      </div>
    </li>
  )
}
