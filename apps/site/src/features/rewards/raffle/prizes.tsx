import type { Raffle } from '@livery/contract/rewards/raffle/calls'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as rewards from '../rewards.css.ts'
import * as css from './raffle.css.ts'
import { usePrizeText, useTerms } from './use-raffles.ts'

/** The prizes, the first one first. */
export function Prizes({ raffle: { prizes } }: { readonly raffle: Raffle }) {
  const t = useText('raffle')
  const count = useCount()
  const prizeText = usePrizeText()
  const terms = useTerms()
  let last = 0
  return (
    <div className={css.part}>
      <h3 className={css.partTitle}>{t('prizes')}</h3>
      <ol className={css.prizes}>
        {prizes.map((prize) => {
          const first = last + 1
          last += prize.count
          const places = first === last ? count(first) : `${count(first)}–${count(last)}`
          return (
            <li key={first} className={css.prize}>
              <span className={css.places}>
                <bdi>{places}</bdi>
              </span>
              <span className={rewards.words}>
                <span className={rewards.name}>
                  <bdi>{prizeText(prize)}</bdi>
                </span>
                {terms(prize) !== null && <span className={rewards.small}>{terms(prize)}</span>}
              </span>
              {prize.count > 1 && <bdi className={rewards.small}>{`×${count(prize.count)}`}</bdi>}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
