import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { toast } from '@livery/ui/toast'
import { type ReactNode, useState } from 'react'
import { type HeldContract, heldContracts } from '../../shared/contracts/consolidated.ts'
import * as css from '../../shared/contracts/contracts.css.ts'
import { TierList } from '../../shared/contracts/tier-list.tsx'
import { beginsLater, useForceWords } from '../../shared/contracts/use-force-words.ts'
import { useGamesName } from '../../shared/contracts/use-games-name.ts'
import { NO_CONTRACTS, useSeenContracts } from '../../shared/contracts/use-held-contracts.ts'
import { Facts } from '../../shared/format/facts.tsx'
import { errorText } from '../../shared/http/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../shared/notice/retry-notice.tsx'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { forFingers } from '../../shared/styles/for-fingers.css.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import { WaitingCards } from '../../shared/waiting/waiting-cards.tsx'

type Status = 'A' | 'R' | 'C'

/** A member's contracts: offers, requests to end one, and contracts in force. For signed-in members only. */
export default function ContractPopup({ open, close }: PopupComponentProps<'contract'>) {
  const t = useText('core')
  const signedIn = useSession(({ phase }) => phase === 'member')
  return (
    <Dialog open={open && signedIn} onClose={close} title={t('page.contract')} closeLabel={t('a11y.closeDialog')}>
      <Contracts />
    </Dialog>
  )
}

function Contracts() {
  const t = useText('contract')
  const { data, isPending, isError, refetch } = useAnswer('getConsolidated', {}, { staleMs: 0 })
  const { pending, active } = data ? heldContracts(data) : NO_CONTRACTS
  useSeenContracts(pending)
  if (isPending) return <WaitingCards cards={[2]} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  if (pending.length === 0 && active.length === 0)
    return <EmptyState drawing="list" title={t('popup.none')} text={t('popup.noneText')} />
  return (
    <div className={`${css.cards} ${forFingers}`}>
      {pending.map((contract) => (
        <PendingContract key={`${contract.kind} ${contract.id} ${contract.status}`} contract={contract} />
      ))}
      {active
        .filter(({ status }) => status !== 'V')
        .map((contract) => (
          <Shown key={`${contract.kind} ${contract.id} ${contract.since}`} contract={contract} />
        ))}
    </div>
  )
}

function Shown({ contract, children }: { readonly contract: HeldContract; readonly children?: ReactNode }) {
  const t = useText('contract')
  const gamesName = useGamesName()
  const forceWords = useForceWords()
  const { kind, gameType, status, payer, since, until } = contract
  const isUnanswered = status !== 'A'
  const isAgreed = !isUnanswered && beginsLater(contract)
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h3 className={css.title}>{t('name', { kind: t(`kind.${kind}`), games: gamesName(gameType) })}</h3>
        <Badge tone={isUnanswered ? 'warning' : isAgreed ? 'info' : 'success'}>
          {t(isAgreed ? 'list.agreed' : `state.${status as 'A'}`)}
        </Badge>
      </div>
      <Facts className={css.small}>
        {[t('popup.from', { account: payer }), ...forceWords({ since: isUnanswered ? null : since, until })]}
      </Facts>
      <TierList {...contract} />
      {children}
    </section>
  )
}

function PendingContract({ contract }: { readonly contract: HeldContract }) {
  const t = useText('contract')
  const { call, queries, i18n } = useVisit()
  const [busy, setBusy] = useState<Status | null>(null)
  const send = ({ kind, id, gameType }: HeldContract, status: Status) => {
    if (kind === 'dividend') return call('answerDividendContract', { type: gameType, contract: id, status })
    if (kind === 'daily') return call('answerDailyContract', { id, status })
    if (kind === 'hourly') return call('answerHourlyContract', { contractId: id, status })
    return call('answerRealtimeContract', { contractId: id, status })
  }
  const answer = async (status: Status) => {
    setBusy(status)
    try {
      await send(contract, status)
      toast({ tone: 'success', title: t(`answered.${contract.status === 'V' && status === 'A' ? 'K' : status}`) })
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    } finally {
      setBusy(null)
      await queries.invalidateQueries({ queryKey: ['getConsolidated'] })
    }
  }
  const isEnd = contract.status === 'V'
  const choices = isEnd ? (['C', 'A'] as const) : (['A', 'R'] as const)
  return (
    <Shown contract={contract}>
      <p className={css.small}>{t(isEnd ? 'popup.endText' : 'popup.offerText')}</p>
      <div className={css.buttons}>
        {choices.map((status, index) => (
          <Button
            key={status}
            variant={index === 0 ? 'primary' : 'secondary'}
            busy={busy === status}
            disabled={busy !== null && busy !== status}
            onClick={() => void answer(status)}
          >
            {t(isEnd && status === 'A' ? 'answer.K' : `answer.${status}`)}
          </Button>
        ))}
      </div>
    </Shown>
  )
}
