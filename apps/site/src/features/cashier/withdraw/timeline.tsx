import type { WithdrawalAct, WithdrawalDetail, WithdrawalStep } from '@livery/contract/cashier/withdraw'
import { type WithdrawalState, withdrawalGroup } from '@livery/contract/cashier/withdrawal-states'
import { isolate } from '@livery/locale/isolate'
import { Amount } from '@livery/ui/amount'
import { Button } from '@livery/ui/button'
import { Skeleton } from '@livery/ui/skeleton'
import { toast } from '@livery/ui/toast'
import { Fragment, lazy, Suspense, useState } from 'react'
import { refusalText } from '../../../shared/cashier/fault-text.ts'
import { minutesText } from '../../../shared/cashier/minutes.ts'
import { useFormatting } from '../../../shared/cashier/use-formatting.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { WaitingSections } from '../../../shared/waiting/waiting-sections.tsx'
import { Confirm } from '../shared/confirm.tsx'
import { PaymentSteps, type TimelineStep } from '../shared/payment-steps.tsx'
import { refetchWithdrawals } from './refetch-withdrawals.ts'
import { useReasonText } from './use-reason-text.ts'
import * as css from './withdraw.css.ts'

/** Few withdrawals wait for documents, and sending pictures is much code. */
const Documents = lazy(() => import('./documents.tsx'))

/**
 * Everything a member may know of one withdrawal: each step, who acts next, how long it takes, and what can be done.
 */
export function Timeline({ reference }: { readonly reference: string }) {
  const { data, isPending, isError, refetch } = useAnswer('withdrawal', { reference }, { staleMs: 0 })
  if (isPending) return <WaitingSections sections={['list']} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  return data ? <Steps one={data} /> : null
}

/** The steps at which a withdrawal ended well, badly, or stands still. */
const TONES: Readonly<Partial<Record<WithdrawalState, TimelineStep['tone']>>> = {
  paid: 'success',
  received: 'success',
  failed: 'danger',
  rejected: 'danger',
  returned: 'danger',
  disputed: 'warning',
  unknown: 'warning',
}

function Steps({ one }: { readonly one: WithdrawalDetail }) {
  const t = useText('withdraw')
  const { money } = useFormatting()
  const stepOf = useStep()
  const next = useNext(one)
  const facts = [
    [t('reference'), one.reference],
    [t('to'), `${one.wayName} · ${isolate(one.masked)}`],
    ...(one.providerReference ? [[t('providerReference'), one.providerReference] as const] : []),
  ] as const
  return (
    <div className={css.section}>
      <PaymentSteps steps={one.steps.map((step, index) => stepOf(step, one.steps.slice(0, index)))} next={next} />
      {one.documents.length > 0 && (
        <Suspense fallback={<Skeleton shape="text" />}>
          <Documents one={one} />
        </Suspense>
      )}
      <dl className={css.facts}>
        {withdrawalGroup(one.state) !== 'rejected' &&
          (['fee', 'net'] as const).map((name) => (
            <Fragment key={name}>
              <dt className={css.small}>{t(name)}</dt>
              <dd>
                <Amount parts={money(one[name]).parts} />
              </dd>
            </Fragment>
          ))}
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value} />
        ))}
      </dl>
      <Acts one={one} />
    </div>
  )
}

/** Who acts next and how long that takes, or what happens by itself if the member does not act. */
function useNext({ next, usualMinutes, longestMinutes, receivedAt, wayClosed }: WithdrawalDetail) {
  const t = useText('withdraw')
  const moment = useMoment()
  const { language } = useFormatting()
  if (!next) return null
  const title = t(`next.${next}`)
  if (wayClosed) return { title, detail: t('waitsForWay') }
  if (receivedAt) return { title, detail: t('receivedAt', { time: moment(receivedAt) }) }
  if (usualMinutes === null || longestMinutes === null) return { title, detail: null }
  const [usual, longest] = [usualMinutes, longestMinutes].map((minutes) => minutesText(minutes, language))
  return { title, detail: t('takes', { usual: usual!, longest: longest! }) }
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt className={css.small}>{name}</dt>
    <dd>
      <bdi>{value}</bdi>
    </dd>
  </>
)

/** A step of a withdrawal in the reader's words. */
function useStep(): (step: WithdrawalStep, before: readonly WithdrawalStep[]) => TimelineStep {
  const t = useText('withdraw')
  const reasonText = useReasonText()
  const titleOf = ({ state, document }: WithdrawalStep, before: readonly WithdrawalStep[]) => {
    if (document) return t(`document.step.${document.became}`, { what: reasonText(document.what) })
    // Without a word for it the same step would seem to stand there twice.
    return state === 'review' && before.at(-1)?.state === 'approved' ? t('reviewAgain') : t(`state.${state}`)
  }
  return (step, before) => ({
    title: titleOf(step, before),
    at: step.at,
    // The requested document is already the step's title.
    detail: step.reason && step.reason !== step.document?.what ? <bdi>{reasonText(step.reason)}</bdi> : undefined,
    tone: step.document ? undefined : TONES[step.state],
  })
}

function Acts({ one: { reference, canCancel, canConfirm, canDispute } }: { readonly one: WithdrawalDetail }) {
  const t = useText('withdraw')
  const core = useText('core')
  const visit = useVisit()
  const formatting = useFormatting()
  const [busy, setBusy] = useState<WithdrawalAct | null>(null)
  const [isAsking, setAsking] = useState(false)
  const act = async (what: WithdrawalAct) => {
    setBusy(what)
    try {
      await visit.call('actOnWithdrawal', { reference, act: what })
    } catch (error) {
      toast({ tone: 'error', title: refusalText(formatting, error) })
    }
    setBusy(null)
    setAsking(false)
    refetchWithdrawals(visit)
  }
  if (!canCancel && !canConfirm && !canDispute) return null
  return (
    <div className={css.buttons}>
      {canConfirm && (
        <Button size="sm" icon="check" busy={busy === 'received'} onClick={() => void act('received')}>
          {t('act.received')}
        </Button>
      )}
      {canDispute && (
        <Button size="sm" variant="secondary" onClick={() => setAsking(true)}>
          {t('act.dispute')}
        </Button>
      )}
      {canCancel && (
        <Button size="sm" variant="secondary" busy={busy === 'cancel'} onClick={() => void act('cancel')}>
          {t('act.cancel')}
        </Button>
      )}
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('act.dispute')}
        closeLabel={core('a11y.closeDialog')}
        actions={[
          { label: core('action.cancel'), closes: true },
          { label: t('act.dispute'), busy: busy === 'dispute', onPress: () => void act('dispute') },
        ]}
      >
        {t('disputeText')}
      </Confirm>
    </div>
  )
}
