import type { Deposit } from '@livery/contract/cashier/deposits'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { PaymentTimeline } from '../shared/payment-timeline.tsx'
import * as css from './deposit.css.ts'
import { Instruction } from './instruction/instruction.tsx'
import { isOpen } from './is-open.ts'
import { Outcome } from './outcome.tsx'
import { PaymentFoot } from './payment-foot.tsx'
import { Proof } from './proof.tsx'
import { useDeposit } from './use-deposit.ts'
import { useSteps } from './use-steps.ts'

interface PaymentProps {
  readonly reference: string
  /** A member who presses “Deposit” again wants to make another deposit, not to read how the last one ended. */
  readonly leavesWhenOver: boolean
  readonly onBack: () => void
  readonly onAgain: () => void
  readonly onward: ReactNode
}

/** One deposit: what to do while its payment is awaited, its outcome afterwards, and its steps so far. */
export function Payment({ reference, leavesWhenOver, onBack, onAgain, onward }: PaymentProps) {
  const t = useText('deposit')
  const { deposit, clock, isError, error, refetch } = useDeposit(reference)
  const isKnown = deposit !== undefined
  const leave = useEffectEvent(() => {
    if (leavesWhenOver && deposit && !isOpen(deposit)) onAgain()
  })
  // Leaves only a deposit that was over when it was opened; a member who sees the money arrive stays.
  useEffect(() => {
    if (isKnown) leave()
  }, [isKnown])
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => showFromTop(root.current), [])
  return (
    <div ref={root} className={css.payment}>
      <Button variant="plain" size="sm" icon="arrow-start" className={css.back} onClick={onBack}>
        {t('back')}
      </Button>
      {!deposit && isError && <NotThere error={error} onBack={onBack} onRetry={() => void refetch()} />}
      {!deposit && !isError && <Skeleton shape="block" className={css.paymentSkeleton} />}
      {deposit && <Arrival deposit={deposit} />}
      {deposit && (
        <section className={css.panel}>
          {isOpen(deposit) ? (
            <Instruction deposit={deposit} clock={clock} onOver={() => void refetch()} />
          ) : (
            <Outcome deposit={deposit} onAgain={onAgain} onward={onward} />
          )}
          {deposit.state === 'expired' && <Proof deposit={deposit} />}
          <PaymentFoot deposit={deposit} />
        </section>
      )}
      {deposit && <Steps deposit={deposit} />}
    </div>
  )
}

interface NotThereProps {
  readonly error: unknown
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** An address that names somebody else’s deposit, or none, leads to the ways to pay; a retry would find nothing. */
function NotThere({ error, onBack, onRetry }: NotThereProps) {
  const t = useText('deposit')
  const { i18n } = useVisit()
  if (!(error instanceof CallError && error.code === 'NOT_FOUND')) return <RetryNotice onRetry={onRetry} />
  return (
    <EmptyState drawing="list" title={errorText(i18n, error)}>
      <Button variant="secondary" onClick={onBack}>
        {t('back')}
      </Button>
    </EmptyState>
  )
}

/** The payment replaces a longer form, so its beginning may be above the visible part of the page. */
function showFromTop(payment: HTMLElement | null) {
  if (!payment) return
  const underHeader = Number.parseFloat(getComputedStyle(payment).scrollMarginBlockStart) || 0
  if (payment.getBoundingClientRect().top < underHeader) payment.scrollIntoView({ block: 'start' })
}

function Steps({ deposit }: { readonly deposit: Deposit }) {
  const steps = useSteps(deposit)
  const { nextActor, usualMinutes, longestMinutes } = deposit
  return (
    <section className={css.panel}>
      <PaymentTimeline
        steps={steps}
        nextActor={nextActor}
        usualMinutes={usualMinutes}
        longestMinutes={longestMinutes}
      />
    </section>
  )
}

/** Tells screen readers of each new state; the page may be behind another one when the money comes. */
function Arrival({ deposit: { state, credited } }: { readonly deposit: Deposit }) {
  const t = useText('deposit')
  const cashier = useText('cashier')
  const money = useMoney()
  const first = useRef(state)
  const isNew = useRef(false)
  if (first.current !== state) isNew.current = true
  useEffect(() => {
    first.current = state
  }, [state])
  const text =
    state === 'credited' ? t('outcome.credited', { amount: money(credited).text }) : cashier(`deposit.${state}`)
  return <VisuallyHidden role="status">{isNew.current ? text : ''}</VisuallyHidden>
}
