import type { OwnRaffle } from '@livery/contract/rewards/raffle/calls'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './raffle.css.ts'

/** The numbers of one's own tickets, those in a row together. */
export function TicketNumbers({ own: { numbers } }: { readonly own: OwnRaffle }) {
  const t = useText('raffle')
  return (
    <div className={css.part}>
      <h3 className={css.partTitle}>{t('numbers')}</h3>
      <ul className={css.tickets}>
        {numbers.map(([first, last]) => (
          <li key={first} className={css.ticket}>
            <bdi>{first === last ? first : `${first}–${last}`}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}
