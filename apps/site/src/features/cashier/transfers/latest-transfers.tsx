import type { MemberTransfer } from '@livery/contract/cashier/member-transfers'
import { Amount } from '@livery/ui/amount'
import { useId } from 'react'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ClockNote } from '../shared/clock-note.tsx'
import * as css from '../withdraw/withdraw.css.ts'

/** What the member sent and received within the team, the latest first. */
export function LatestTransfers({ transfers }: { readonly transfers: readonly MemberTransfer[] }) {
  const t = useText('transfer')
  const money = useMoney()
  const moment = useMoment()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('list.title')}
      </h2>
      <ClockNote />
      <ul className={css.list}>
        {transfers.map(({ reference, sent, other, amount, turnover, at }) => (
          <li key={reference} className={css.row}>
            <div className={css.line}>
              <div className={css.words}>
                <p>
                  {t(sent ? 'list.sent' : 'list.received')} <bdi>{other}</bdi>
                </p>
                <p className={css.small}>
                  {moment(at)} · <bdi>{reference}</bdi>
                </p>
                {/* Who sent it has nothing to stake: beneath their row it would read as if they had. */}
                {turnover !== null && !sent && (
                  <p className={css.small}>{t('list.turnover', { amount: money(turnover).text })}</p>
                )}
              </div>
              <Amount parts={money(sent ? `-${amount}` : amount).parts} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
