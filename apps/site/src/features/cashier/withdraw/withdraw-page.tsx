import { useEffect, useEffectEvent, useState } from 'react'
import { minutesText } from '../../../shared/cashier/minutes.ts'
import { useFormatting } from '../../../shared/cashier/use-formatting.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { Alert } from '../../../shared/notice/alert.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { WaitingSections } from '../../../shared/waiting/waiting-sections.tsx'
import { type Desk as DeskAnswer, MoneySection } from './money-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RequestSection } from './request-section.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'

/** Takes money out: what may be withdrawn, to whom, and what became of every withdrawal (docs/product.md 9.2). */
export default function WithdrawPage() {
  const t = useText('withdraw')
  const core = useText('core')
  return (
    <MemberCentre title={core('page.withdraw')} lead={t('lead')}>
      <Desk />
    </MemberCentre>
  )
}

function Desk() {
  const { data, isPending, isError, refetch } = useAnswer('withdrawalDesk', {}, { staleMs: 0 })
  const [open, setOpen] = useState<string | null>(null)
  if (isPending) return <WaitingSections sections={['sums', 'form', 'list']} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <>
      <MoneySection desk={data} />
      {data.holdMinutes > 0 && <HoldNotice minutes={data.holdMinutes} />}
      {data.owed !== undefined && <DebtNotice owed={data.owed} />}
      {data.limits.length > 0 && <LimitNotices limits={data.limits} onMinute={() => void refetch()} />}
      {data.hasPassword ? (
        <RequestSection desk={data} onRequested={setOpen} />
      ) : (
        <PasswordSection hasPassword={false} />
      )}
      <WithdrawalList open={open} onOpen={setOpen} />
      {data.hasPassword && <PasswordSection hasPassword resetHoldMinutes={data.resetHoldMinutes} />}
    </>
  )
}

/** Why nothing leaves for now, before anybody fills in a form for nothing. */
function HoldNotice({ minutes }: { readonly minutes: number }) {
  const t = useText('withdraw')
  const { language } = useFormatting()
  return <Alert>{t('refusal.resetHold', { time: minutesText(minutes, language) })}</Alert>
}

/** Nothing leaves while something is owed. */
function DebtNotice({ owed }: { readonly owed: string }) {
  const t = useText('withdraw')
  const { money } = useFormatting()
  return <Alert>{t('refusal.debt', { amount: money(owed).text })}</Alert>
}

const MINUTE_MS = 60_000

/** The limits that are used up now; they are requested again each minute. */
function LimitNotices({ limits, onMinute }: { readonly limits: DeskAnswer['limits']; readonly onMinute: () => void }) {
  const t = useText('withdraw')
  const { language, money } = useFormatting()
  const ask = useEffectEvent(onMinute)
  useEffect(() => {
    const timer = setInterval(ask, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return limits.map(({ limit, minutes, most }) => (
    <Alert key={limit}>
      {t(`refusal.${limit}`, {
        most: most === null ? '' : money(most).text,
        time: minutesText(minutes, language),
      })}
    </Alert>
  ))
}
