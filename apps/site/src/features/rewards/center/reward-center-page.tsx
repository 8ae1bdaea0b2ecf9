import { PAGES } from '@livery/contract/pages'
import type { MemberProgramme, Reward } from '@livery/contract/rewards/rewards'
import { Badge } from '@livery/ui/badge'
import { Button, ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { Facts } from '../../../shared/format/facts.tsx'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { Alert } from '../../../shared/notice/alert.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { CodeSection } from '../../../shared/rewards/code-section.tsx'
import { ProgrammeAction } from '../../../shared/rewards/programme-action.tsx'
import { ProgrammeProgress } from '../../../shared/rewards/programme-progress.tsx'
import { useReasonSentence } from '../../../shared/rewards/use-reason-sentence.ts'
import { useRewardText } from '../../../shared/rewards/use-reward-text.ts'
import { renewRewards, useRewards } from '../../../shared/rewards/use-rewards.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import { REWARD_TONES } from '../reward-tones.ts'
import * as css from '../rewards.css.ts'
import { FreeRounds, isPlayable } from './free-rounds.tsx'

/** The reward centre: what is ready to be claimed, what is under way, and what is over (docs/product.md 9.2). */
export default function RewardCenterPage() {
  const t = useText('rewards')
  const core = useText('core')
  return (
    <MemberCentre title={core('page.rewardCenter')} lead={t('lead')}>
      <Centre />
    </MemberCentre>
  )
}

function Centre() {
  const t = useText('rewards')
  const core = useText('core')
  const { data, isPending, isError, refetch } = useRewards()
  if (isPending) return <WaitingCards cards={[3, 4, 3]} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  if (!data) return null
  const { rewards, programmes, points, tickets, hasCodes, hasMall, hasRaffles } = data
  const isReady = ({ state }: Reward) => state === 'issued'
  const shown = programmes.filter(({ type }) => type !== 'friend')
  const underWay = shown.filter(({ status }) => ['joined', 'process', 'applying'].includes(status))
  const offers = shown.filter(({ status }) => ['open', 'joinable', 'applicable'].includes(status))
  const playable = rewards.filter(isPlayable)
  const over = rewards.filter((reward) => !isReady(reward) && reward.state !== 'applying' && !isPlayable(reward))
  return (
    <>
      <Ready
        rewards={rewards.filter(isReady)}
        points={points}
        tickets={tickets}
        hasMall={hasMall}
        hasRaffles={hasRaffles}
      />
      {playable.length > 0 && <FreeRounds rewards={playable} />}
      {hasCodes && <CodeSection />}
      {underWay.length > 0 && <Programmes title={t('underWay')} programmes={underWay} />}
      {offers.length > 0 && <Programmes title={core('nav.promotions')} programmes={offers} />}
      {over.length > 0 && <Over rewards={over} />}
    </>
  )
}

interface ReadyProps {
  readonly rewards: readonly Reward[]
  readonly points: number
  readonly tickets: number
  readonly hasMall: boolean
  readonly hasRaffles: boolean
}

function Ready({ rewards, points, tickets, hasMall, hasRaffles }: ReadyProps) {
  const t = useText('rewards')
  const core = useText('core')
  const count = useCount()
  const visit = useVisit()
  const id = useId()
  const [busy, setBusy] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const claim = async (ids: readonly string[], which: string) => {
    setBusy(which)
    setFailure(null)
    try {
      const { claimed, refused } = await visit.call('claimRewards', { ids: [...ids] })
      if (claimed.length > 0) toast({ tone: 'success', title: t('claimedToast', { count: claimed.length }) })
      if (refused.length > 0) setFailure(t('claimRefused'))
    } catch (error) {
      setFailure(errorText(visit.i18n, error))
    } finally {
      void visit.queries.invalidateQueries({ queryKey: ['getBalanceV2'] })
      // What was claimed is not offered again until it is gone from the list.
      await renewRewards(visit)
      setBusy(null)
    }
  }
  return (
    <section className={css.section} aria-labelledby={id} aria-busy={busy !== null}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {t('ready.title')}
        </h2>
        {rewards.length > 1 && (
          <Button
            disabled={busy !== null}
            onClick={() =>
              void claim(
                rewards.slice(0, 50).map((one) => one.id),
                'all',
              )
            }
          >
            {t('claimAll')}
          </Button>
        )}
      </div>
      {failure !== null && <Alert>{failure}</Alert>}
      {rewards.length === 0 ? (
        <EmptyState drawing="list" title={t('ready.empty')} text={t('ready.emptyText')}>
          <ButtonLink href={PAGES.promotions.path} variant="secondary">
            {core('nav.promotions')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className={css.list}>
          {rewards.map((reward) => (
            <ReadyRow
              key={reward.id}
              reward={reward}
              isBusy={busy !== null}
              onClaim={() => void claim([reward.id], reward.id)}
            />
          ))}
        </ul>
      )}
      {points + tickets > 0 && (
        <dl className={css.figures}>
          {(['points', 'tickets'] as const).map((kind) => (
            <div key={kind} className={css.figure}>
              <dt className={css.small}>{t(`own.${kind}`)}</dt>
              <dd>{count(kind === 'points' ? points : tickets)}</dd>
            </div>
          ))}
        </dl>
      )}
      {(hasMall || hasRaffles) && (
        <div className={css.figures}>
          {hasMall && (
            <ButtonLink href={PAGES.pointMall.path} variant="secondary" icon="gift">
              {core('nav.pointMall')}
            </ButtonLink>
          )}
          {hasRaffles && (
            <ButtonLink href={PAGES.raffle.path} variant="secondary" icon="lottery-ticket">
              {core('page.raffle')}
            </ButtonLink>
          )}
        </div>
      )}
    </section>
  )
}

interface ReadyRowProps {
  readonly reward: Reward
  readonly isBusy: boolean
  readonly onClaim: () => void
}

function ReadyRow({ reward, isBusy, onClaim }: ReadyRowProps) {
  const t = useText('rewards')
  const rewardText = useRewardText()
  const money = useMoney()
  const moment = useMoment()
  const { title, kind, amount, turnover, expiresAt, freeRounds } = reward
  const needs = /[1-9]/.test(turnover)
  // Points and tickets are never withdrawn.
  const isMoney = kind === 'money' || kind === 'bonus'
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.words}>
          <p className={css.worth}>
            <bdi>{rewardText(kind, amount)}</bdi>
          </p>
          <p className={css.name}>{title}</p>
          {freeRounds !== null && (
            <p className={css.small}>
              {t('rounds.at', { game: freeRounds.gameName, stake: money(freeRounds.stake).text })}
            </p>
          )}
          <Facts className={css.small}>
            {isMoney && (needs ? t('needs', { amount: money(turnover).text }) : t('free'))}
            {t('until', { time: moment(expiresAt) })}
          </Facts>
        </div>
        <Button disabled={isBusy} onClick={onClaim} aria-label={`${t('claim')}: ${title}`}>
          {t('claim')}
        </Button>
      </div>
    </li>
  )
}

interface ProgrammesProps {
  readonly title: string
  readonly programmes: readonly MemberProgramme[]
}

/** Programmes with how far the member is in each, and what there is to do. */
function Programmes({ title, programmes }: ProgrammesProps) {
  const why = useReasonSentence()
  const rewardText = useRewardText()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      <ul className={css.list}>
        {programmes.map((programme) => (
          <li key={programme.id} className={css.row}>
            <div className={css.line}>
              <div className={css.words}>
                <p className={css.name}>{programme.title}</p>
                {programme.amount !== null && (
                  <p className={css.small}>
                    <bdi>{rewardText(programme.kind, programme.amount)}</bdi>
                  </p>
                )}
              </div>
              <ProgrammeAction programme={programme} />
            </div>
            <ProgrammeProgress programme={programme} />
            {programme.why !== null && <p className={css.small}>{why(programme.why)}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Over({ rewards }: { readonly rewards: readonly Reward[] }) {
  const t = useText('rewards')
  const rewardText = useRewardText()
  const moment = useMoment()
  const money = useMoney()
  const count = useCount()
  const why = useReasonSentence()
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('over.title')}
      </h2>
      <ul className={css.list}>
        {rewards.map(({ id: key, title, kind, amount, state, madeAt, endedAt, reason, freeRounds }) => (
          <li key={key} className={css.row}>
            <div className={css.line}>
              <div className={css.words}>
                <p className={css.name}>{title}</p>
                <Facts className={css.small}>
                  <bdi>{rewardText(kind, amount)}</bdi>
                  {moment(endedAt ?? madeAt)}
                </Facts>
                {freeRounds !== null && (
                  <p className={css.small}>
                    {t('rounds.result', {
                      played: count(freeRounds.rounds - freeRounds.left),
                      rounds: count(freeRounds.rounds),
                      won: money(freeRounds.won).text,
                    })}
                  </p>
                )}
                {(state === 'takenBack' || state === 'rejected') && <p className={css.small}>{why(reason)}</p>}
              </div>
              <Badge tone={REWARD_TONES[state] ?? 'neutral'}>{t(`state.${state}`)}</Badge>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
