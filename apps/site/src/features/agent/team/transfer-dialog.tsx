import type { Downline } from '@livery/contract/agent/downlines'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { numberLayout } from '@livery/locale/number-layout'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { Link } from '@livery/ui/link'
import { Skeleton } from '@livery/ui/skeleton'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useRef, useState } from 'react'
import { SecretField } from '../../../shared/cashier/secret-field.tsx'
import { typedAmount } from '../../../shared/cashier/typed-amount.ts'
import { useCashierForm } from '../../../shared/cashier/use-cashier-form.ts'
import { written } from '../../../shared/cashier/written-amount.ts'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../form/agent-form.css.ts'
import { AgentForm } from '../form/agent-form.tsx'

type Desk = ResponseOf<Calls['transferDesk']>

interface TransferDialogProps {
  /** Null while nobody is chosen. */
  readonly member: Downline | null
  readonly onClose: () => void
  readonly onSent: () => void
}

/** Money of the agent’s own wallet for somebody of the team. */
export function TransferDialog({ member, ...rest }: TransferDialogProps) {
  const t = useText('agent')
  const core = useText('core')
  return (
    <Dialog
      open={member !== null}
      onClose={rest.onClose}
      keepOnCover
      size="sm"
      title={t('transfer.title', { account: member?.account ?? '' })}
      closeLabel={core('a11y.closeDialog')}
    >
      {member && <OpenTransfer {...{ member, ...rest }} />}
    </Dialog>
  )
}

type Asking = TransferDialogProps & { readonly member: Downline }

function OpenTransfer(props: Asking) {
  const t = useText('agent')
  const transfer = useText('transfer')
  const { data, isPending, isError, refetch } = useAnswer('transferDesk', {}, { staleMs: 0 })
  if (isPending) return <Skeleton shape="text" />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  const { toDownline, hasPassword } = data!
  if (toDownline === null) return <p>{transfer('none.title')}</p>
  if (!hasPassword)
    return (
      <>
        <p>{t('transfer.needsPassword')}</p>
        <p>
          <Link href={PAGES.withdraw.path}>{t('transfer.setPassword')}</Link>
        </p>
      </>
    )
  return <TransferForm {...props} desk={data!} limits={toDownline} />
}

interface TransferFormProps extends Asking {
  readonly desk: Desk
  readonly limits: NonNullable<Desk['toDownline']>
}

function TransferForm({ member, desk, limits, onClose, onSent }: TransferFormProps) {
  const t = useText('agent')
  const core = useText('core')
  const transfer = useText('transfer')
  const withdraw = useText('withdraw')
  const percent = usePercent()
  const visit = useVisit()
  const id = useId()
  const { exponent } = visit.boot.merchant.currency
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  // The same request sent again has the same key, so that it is one transfer.
  const key = useRef(crypto.randomUUID())
  const { faults, setFaults, send, writing } = useCashierForm('password')
  const { money, language } = writing
  const layout = numberLayout(language)
  const read = typedAmount(typed, exponent, layout)
  const minor = 'minor' in read && read.minor > 0n ? read.minor : null
  const range = withdraw('limits', { min: money(limits.min).text, max: money(limits.max).text })
  const most = [desk.transferable, limits.max, ...(limits.leftToday === null ? [] : [limits.leftToday])]
    .map((amount) => toMinor(amount, exponent))
    .sort((a, b) => (a < b ? -1 : 1))[0]!

  const submit = async () => {
    if (minor === null) return setFaults({ amount: range })
    const amount = fromMinor(minor, exponent)
    const sent = await send(async () => {
      await visit.call('transferDownline', { key: key.current, memberId: member.id, amount, password })
      key.current = crypto.randomUUID()
    })
    setPassword('')
    if (!sent) return
    toast({ tone: 'success', title: t('transfer.sent', { amount: money(amount).text, account: member.account }) })
    onSent()
    onClose()
  }
  return (
    <AgentForm
      {...{ id, faults }}
      onSubmit={submit}
      submitLabel={
        minor === null
          ? transfer('submitEmpty')
          : transfer('submit', { amount: money(fromMinor(minor, exponent)).text })
      }
      onCancel={onClose}
    >
      <p className={css.whole}>
        {transfer('transferable')}: <bdi>{money(desk.transferable).text}</bdi>
      </p>
      <div className={css.whole}>
        <TextField
          id={`${id}-amount`}
          label={withdraw('amount')}
          value={typed}
          hint={range}
          error={faults.amount}
          errorPrefix={core('a11y.error')}
          required
          dir="ltr"
          inputMode="decimal"
          autoComplete="off"
          end={
            <Button variant="ghost" size="sm" onClick={() => setTyped(written(fromMinor(most, exponent), layout))}>
              {withdraw('all')}
            </Button>
          }
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </div>
      <div className={css.whole}>
        <SecretField
          id={`${id}-password`}
          label={withdraw('password.title')}
          value={password}
          error={faults.password}
          onTyped={setPassword}
        />
      </div>
      <p className={`${css.whole} ${css.small}`}>
        {transfer('final')}
        {desk.turnoverPercent > 0 && ` ${t('transfer.turnover', { percent: percent(desk.turnoverPercent) })}`}
      </p>
    </AgentForm>
  )
}
