import type { Downline } from '@livery/contract/agent/downlines'
import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { PAGES } from '@livery/contract/pages'
import { Dialog } from '@livery/ui/dialog'
import { Link } from '@livery/ui/link'
import { toast } from '@livery/ui/toast'
import { useId } from 'react'
import { useTransfer } from '../../../shared/cashier/use-transfer.tsx'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { WaitsAlert } from '../../../shared/notice/waits-alert.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { WaitingForm } from '../../../shared/waiting/waiting-form.tsx'
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
      className={forFingers}
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
  if (isPending) return <WaitingForm fields={2} />
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
  const transfer = useText('transfer')
  const percent = usePercent()
  const visit = useVisit()
  const id = useId()
  const { faults, fields, money, submit, submitLabel, waits } = useTransfer({
    id,
    transferable: desk.transferable,
    limits,
    send: (request) => visit.call('transferDownline', { ...request, memberId: member.id }),
    onSent: (amount) => {
      toast({ tone: 'success', title: t('transfer.sent', { amount, account: member.account }) })
      onSent()
      onClose()
    },
  })
  return (
    <AgentForm {...{ id, faults, submitLabel }} onSubmit={submit} onCancel={onClose}>
      {waits && (
        <div className={css.whole}>
          <WaitsAlert />
        </div>
      )}
      <p className={css.whole}>
        {transfer('transferable')}: <bdi>{money(desk.transferable).text}</bdi>
      </p>
      <div className={css.whole}>{fields.amount}</div>
      <div className={css.whole}>{fields.password}</div>
      <p className={`${css.whole} ${css.small}`}>
        {transfer('final')}
        {desk.turnoverPercent > 0 && ` ${transfer('turnover', { percent: percent(desk.turnoverPercent) })}`}
      </p>
    </AgentForm>
  )
}
