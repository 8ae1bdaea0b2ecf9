import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { Amount } from '@livery/ui/amount'
import { Progress } from '@livery/ui/progress'
import { useId } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { Elsewhere } from './elsewhere.tsx'
import * as css from './withdraw.css.ts'

/** What the gateway says of a member's withdrawals. */
export type Desk = ResponseOf<Calls['withdrawalDesk']>

/** The amount that may be withdrawn, the locked amount, and the requirements that lock it. */
export function MoneySection({ desk }: { readonly desk: Desk }) {
  const t = useText('withdraw')
  const core = useText('core')
  const money = useMoney()
  const { exponent } = useVisit().boot.merchant.currency
  const id = useId()
  const sums = [
    ['withdrawable', desk.withdrawable, css.main],
    ['locked', desk.locked, undefined],
    ['held', desk.held, undefined],
  ] as const
  const nameOf = (kind: string, name: string) => {
    if (kind === 'transfer') return t('transfer')
    return t(kind === 'deposit' ? 'deposit' : 'bonus', { name: kind === 'rebate' ? core('page.manualRebate') : name })
  }
  return (
    <section className={css.section} aria-label={t('withdrawable')}>
      <dl className={css.sums}>
        {sums.map(([key, amount, look]) => (
          <div key={key} className={css.sum}>
            <dt className={css.small}>{t(key)}</dt>
            <dd>
              <Amount parts={money(amount).parts} className={look} />
            </dd>
          </div>
        ))}
      </dl>
      {/[1-9]/.test(desk.finer) && <p className={css.small}>{t('finer', { amount: money(desk.finer).text })}</p>}
      {/[1-9]/.test(desk.elsewhere) && <Elsewhere amount={desk.elsewhere} />}
      {desk.requirements.length > 0 && (
        <>
          <h2 id={id} className={css.title}>
            {t('requirements')}
          </h2>
          <ul className={css.list} aria-labelledby={id}>
            {desk.requirements.map(({ kind, name, needed, done, grantedAt }) => {
              const [all, some] = [toMinor(needed, exponent), toMinor(done, exponent)]
              return (
                <li key={`${grantedAt} ${name} ${needed}`} className={css.row}>
                  <Progress
                    label={nameOf(kind, name)}
                    valueText={t('done', { done: money(done).text, needed: money(needed).text })}
                    // A hundredth of a percent is finer than the bar can show.
                    value={Number((some * 10_000n) / all)}
                    max={10_000}
                  />
                  <p className={css.small}>{t('left', { amount: money(fromMinor(all - some, exponent)).text })}</p>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
