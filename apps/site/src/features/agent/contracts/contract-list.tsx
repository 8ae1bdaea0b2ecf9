import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Contract, ContractMember } from '@livery/contract/agent/contracts'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { EmptyState } from '@livery/ui/empty-state'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import * as css from '../../../shared/contracts/contracts.css.ts'
import { TierList } from '../../../shared/contracts/tier-list.tsx'
import { beginsLater, useForceWords } from '../../../shared/contracts/use-force-words.ts'
import { useGamesName } from '../../../shared/contracts/use-games-name.ts'
import { Facts } from '../../../shared/format/facts.tsx'
import { useMoments } from '../../../shared/format/use-moments.ts'
import * as history from '../../../shared/history/history.css.ts'
import { usePages } from '../../../shared/history/use-pages.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import { isOfNoTeam, NotInTeam } from '../team/not-in-team.tsx'
import { OfferDialog } from './offer-dialog.tsx'

const TONES = {
  P: 'warning',
  E: 'warning',
  A: 'success',
  V: 'warning',
  C: 'neutral',
  R: 'neutral',
  W: 'neutral',
} as const

const MEMBER = /^[1-9][0-9]{0,17}$/

/** The agent's own contract of a kind, and those right below with theirs: offered, changed and ended here. */
export function ContractList({ kind }: { readonly kind: ContractKind }) {
  const t = useText('contract')
  const gamesName = useGamesName()
  const words = useText('history')
  const { moment } = useMoments()
  const [query, setQuery] = useSearchParams()
  const named = query.get('member') ?? ''
  const only = MEMBER.test(named) ? named : undefined
  const { first, pages, hasMore, isComing, more } = usePages('agentContracts', {
    kind,
    ...(only && { member: only }),
  })
  const [offering, setOffering] = useState<ContractMember | null>(null)
  const [answer] = pages
  if (first.isPending) return <WaitingCards cards={[1, 2, 2]} />
  if (isOfNoTeam(first)) return <NotInTeam onOwn={() => setQuery([['tab', 'contracts']], { replace: true })} />
  if (!answer) return <RetryNotice onRetry={() => void first.refetch()} />
  const members = pages.flatMap((page) => page.members)
  const { own, payer, begins } = answer
  return (
    <>
      <section className={css.card}>
        <h2 className={css.title}>{t('list.own')}</h2>
        <p className={css.small}>
          {own.length === 0
            ? t('list.ownNone')
            : payer === null
              ? t('list.ownMerchant')
              : t('popup.from', { account: payer })}
        </p>
        {own.map((terms) => (
          <div key={terms.gameType}>
            <h3 className={css.figureName}>{gamesName(terms.gameType)}</h3>
            <TierList {...terms} />
          </div>
        ))}
        <p className={css.small}>{t('list.begins', { moment: moment(begins) })}</p>
      </section>
      {only && (
        <div className={css.buttons}>
          <Button size="sm" variant="ghost" onClick={() => setQuery([['tab', 'contracts']], { replace: true })}>
            {t('list.everybody')}
          </Button>
        </div>
      )}
      {members.length === 0 && <EmptyState drawing="list" title={t('list.none')} text={t('list.noneText')} />}
      <div className={css.cards}>
        {members.map((member) => (
          <section key={member.id} className={css.card}>
            <div className={css.head}>
              <h3 className={css.title}>
                <bdi>{member.account}</bdi>
              </h3>
              {own.length > 0 && (
                <Button size="sm" variant="secondary" icon="plus" onClick={() => setOffering(member)}>
                  {t(member.contracts.some(({ state }) => state === 'A') ? 'list.change' : 'list.offer')}
                </Button>
              )}
            </div>
            {member.contracts.length === 0 && <p className={css.small}>{t('list.without')}</p>}
            {member.contracts.map((contract) => (
              <Given key={contract.id} contract={contract} />
            ))}
          </section>
        ))}
      </div>
      {hasMore && (
        <Button variant="secondary" className={history.more} busy={isComing} onClick={() => void more()}>
          {words('more')}
        </Button>
      )}
      <OfferDialog kind={kind} member={offering} desk={answer} onClose={() => setOffering(null)} />
    </>
  )
}

/** A contract that was given or offered, with what can be done about it. */
function Given({ contract }: { readonly contract: Contract }) {
  const t = useText('contract')
  const gamesName = useGamesName()
  const { call, queries, i18n } = useVisit()
  const core = useText('core')
  const [isBusy, setBusy] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const forceWords = useForceWords()
  const { id, gameType, state, until } = contract
  const isAgreed = state === 'A' && beginsLater(contract)
  const act = async (name: 'withdrawContract' | 'endContract') => {
    setBusy(true)
    try {
      await call(name, { contract: id })
      toast({ tone: 'success', title: t(name === 'endContract' ? 'list.endAsked' : 'list.withdrawn') })
    } catch (error) {
      toast({ tone: 'error', title: errorText(i18n, error) })
    } finally {
      setBusy(false)
      for (const stale of ['agentContracts', 'contractHistory']) await queries.invalidateQueries({ queryKey: [stale] })
    }
  }
  return (
    <div className={css.given}>
      <div className={css.head}>
        <Facts className={css.small}>{[gamesName(gameType), ...forceWords(contract)]}</Facts>
        <Badge tone={isAgreed ? 'info' : TONES[state]}>{t(isAgreed ? 'list.agreed' : `state.${state}`)}</Badge>
      </div>
      <TierList {...contract} />
      {(state === 'P' || state === 'E') && (
        <div className={css.buttons}>
          <Button size="sm" variant="ghost" busy={isBusy} onClick={() => void act('withdrawContract')}>
            {t('list.withdraw')}
          </Button>
        </div>
      )}
      {state === 'A' && until === null && (
        <div className={css.buttons}>
          <Button size="sm" variant="ghost" busy={isBusy} onClick={() => setEnding(true)}>
            {t('list.end')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isEnding}
        onClose={() => setEnding(false)}
        tone="warning"
        className={forFingers}
        title={t('list.endTitle')}
        closeLabel={core('a11y.closeDialog')}
        actions={[
          { label: core('action.cancel'), variant: 'secondary', closes: true },
          { label: t('list.end'), variant: 'danger', closes: true, onPress: () => void act('endContract') },
        ]}
      >
        {t('list.endText')}
      </ConfirmDialog>
    </div>
  )
}
