import type { ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import type { DepositMethod } from '@livery/contract/cashier/deposits'
import { EmptyState } from '@livery/ui/empty-state'
import { Skeleton } from '@livery/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { useMoney } from '../../../shared/format/use-money.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { Waiting } from '../../../shared/waiting/waiting.tsx'
import { AmountStep } from './amount-step.tsx'
import * as css from './deposit.css.ts'
import type { DepositDraft } from './draft.ts'
import { DEPOSITS_KEY, LatestDeposits } from './latest-deposits.tsx'
import * as listCss from './method-list.css.ts'
import { MethodList } from './method-list.tsx'
import { OpenDeposits } from './open-deposits.tsx'
import { Payment } from './payment.tsx'
import { type ChangeDraft, useDraft } from './use-draft.ts'

interface DepositDeskProps {
  /** The deposit that the address names. */
  readonly reference?: string | null
  /** Changes with each press of a link that leads here; null for who came back or reloaded. */
  readonly arrival?: string | null
  /** What a member does once the money is there. */
  readonly onward: ReactNode
  /** A pop-up has no room for earlier deposits. */
  readonly brief?: boolean
}

/** Paying in: the way to pay, the amount, what to do, and the money's arrival. */
export function DepositDesk({ reference = null, arrival = null, onward, brief = false }: DepositDeskProps) {
  const [draft, change] = useDraft(reference)
  if (draft.shown !== null) {
    return (
      <Payment
        key={`${draft.shown} ${arrival}`}
        leavesWhenOver={arrival !== null && draft.shown !== reference}
        reference={draft.shown}
        onBack={() => change({ shown: null })}
        onAgain={() => change({ shown: null, amount: null })}
        onward={onward}
      />
    )
  }
  return <Choice draft={draft} change={change} brief={brief} />
}

interface ChoiceProps {
  readonly draft: DepositDraft
  readonly change: ChangeDraft
}

/** The ways to pay, and below them the earlier deposits. */
function Choice({ draft, change, brief }: ChoiceProps & { readonly brief: boolean }) {
  // While a deposit is being started its events would refresh the lists, so they wait until it is certain that they
  // stay on the page.
  const [sending, setSending] = useState(false)
  const { queries } = useVisit()
  const { data, isPending, isError, refetch } = useAnswer('depositMethods', {}, { enabled: !sending })
  const hasFailed = isError && !data
  const retry = () => {
    void refetch()
    void queries.refetchQueries({ queryKey: DEPOSITS_KEY })
  }
  return (
    <>
      {isPending && <Loading />}
      {hasFailed && <RetryNotice onRetry={retry} />}
      {data && <Ways desk={data} draft={draft} change={change} onSending={setSending} />}
      {!brief && <LatestDeposits sending={sending} isRetriedAbove={hasFailed} onShow={(shown) => change({ shown })} />}
    </>
  )
}

interface WaysProps extends ChoiceProps {
  readonly desk: ResponseOf<Calls['depositMethods']>
  readonly onSending: (sending: boolean) => void
}

function Ways({ desk: { methods, bonuses, open, lastMethodId, owed }, draft, change, onSending }: WaysProps) {
  const t = useText('deposit')
  const money = useMoney()
  const chosen = methodOf(methods, draft.methodId, lastMethodId)
  const closed = methods.find((method) => method.id === draft.methodId && method.closed)
  return (
    <>
      {owed !== undefined && <Alert>{t('owed', { amount: money(owed).text })}</Alert>}
      <OpenDeposits deposits={open} onShow={(shown) => change({ shown })} />
      {methods.length === 0 && <EmptyState drawing="list" level={2} title={t('none.title')} text={t('none.text')} />}
      {closed && <Alert>{t('method.justClosed', { method: closed.name })}</Alert>}
      {methods.length > 0 && !chosen && (
        <MethodList methods={methods} lastId={lastMethodId} onChoose={({ id }) => change({ methodId: id })} />
      )}
      {chosen && (
        <AmountStep
          key={chosen.id}
          method={chosen}
          bonuses={bonuses}
          owed={owed ?? '0'}
          draft={draft}
          change={change}
          onSending={onSending}
        />
      )}
    </>
  )
}

/** The way that was chosen, or the one used last; none where it is closed or gone. */
function methodOf(methods: readonly DepositMethod[], chosenId: string | null, lastId: string | null) {
  const id = chosenId ?? lastId
  return methods.find((method) => method.id === id && !method.closed)
}

function Loading() {
  return (
    <Waiting className={listCss.section}>
      <Skeleton width="half" className={css.headingSkeleton} />
      <div className={listCss.list}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} shape="block" className={listCss.placeholder} />
        ))}
      </div>
    </Waiting>
  )
}
