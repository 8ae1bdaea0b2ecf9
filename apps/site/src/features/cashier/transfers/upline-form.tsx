import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { Amount } from '@livery/ui/amount'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { toast } from '@livery/ui/toast'
import { useId } from 'react'
import { useTransfer } from '../../../shared/cashier/use-transfer.tsx'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { WaitsAlert } from '../../../shared/notice/waits-alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../withdraw/withdraw.css.ts'

type Desk = ResponseOf<Calls['transferDesk']>

interface UplineFormProps {
  readonly desk: Desk
  readonly upline: string
  readonly limits: NonNullable<Desk['toUpline']>
}

/** How much goes to the agent above, with the withdrawal password. */
export function UplineForm({ desk, upline, limits }: UplineFormProps) {
  const t = useText('transfer')
  const core = useText('core')
  const auth = useText('withdraw')
  const visit = useVisit()
  const percent = usePercent()
  const id = useId()
  const { faults, fields, money, submit, submitLabel, waits } = useTransfer({
    id,
    transferable: desk.transferable,
    limits,
    send: (request) => visit.call('transferUpline', request),
    onSent: (amount) => toast({ tone: 'success', title: t('sent', { amount }) }),
  })
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('to')} <bdi>{upline}</bdi>
      </h2>
      <dl className={css.sums}>
        <div className={css.sum}>
          <dt className={css.small}>{t('transferable')}</dt>
          <dd className={css.main}>
            <Amount parts={money(desk.transferable).parts} />
          </dd>
        </div>
        <div className={css.sum}>
          <dt className={css.small}>{auth('locked')}</dt>
          <dd>
            <Amount parts={money(desk.locked).parts} />
          </dd>
        </div>
        {limits.leftToday !== null && (
          <div className={css.sum}>
            <dt className={css.small}>{t('leftToday')}</dt>
            <dd>
              <Amount parts={money(limits.leftToday).parts} />
            </dd>
          </div>
        )}
      </dl>
      <Form
        className={css.form}
        onSubmit={submit}
        errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message }))}
      >
        {waits && <WaitsAlert />}
        {faults[''] && <Alert>{faults['']}</Alert>}
        {fields.amount}
        {fields.password}
        <p className={css.small}>
          {t('final')}
          {desk.turnoverPercent > 0 && ` ${t('turnover', { percent: percent(desk.turnoverPercent) })}`}
        </p>
        <SubmitButton busyLabel={core('state.loading')}>{submitLabel}</SubmitButton>
      </Form>
    </section>
  )
}
