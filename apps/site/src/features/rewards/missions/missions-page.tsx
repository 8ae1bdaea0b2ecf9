import { PAGES } from '@livery/contract/pages'
import type { MemberProgramme } from '@livery/contract/rewards/rewards'
import { ButtonLink } from '@livery/ui/button'
import { Countdown } from '@livery/ui/countdown'
import { cx } from '@livery/ui/cx'
import { EmptyState } from '@livery/ui/empty-state'
import { Icon } from '@livery/ui/icon'
import { useId } from 'react'
import { Facts } from '../../../shared/format/facts.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { MemberCentre } from '../../../shared/member-centre/member-centre.tsx'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { ProgrammeAction } from '../../../shared/rewards/programme-action.tsx'
import { ProgrammeProgress, useSumText } from '../../../shared/rewards/programme-progress.tsx'
import { useReasonSentence } from '../../../shared/rewards/use-reason-sentence.ts'
import { useRewardText } from '../../../shared/rewards/use-reward-text.ts'
import { useRewards } from '../../../shared/rewards/use-rewards.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import * as css from '../rewards.css.ts'

/** Missions with their bars, and leaderboards with the member's own place (docs/product.md 9.2). */
export default function MissionsPage() {
  const t = useText('rewards')
  const core = useText('core')
  return (
    <MemberCentre title={core('page.missionLeaderboard')} lead={t('missions.lead')}>
      <Missions />
    </MemberCentre>
  )
}

function Missions() {
  const t = useText('rewards')
  const core = useText('core')
  const { data, isPending, isError, refetch } = useRewards()
  const id = useId()
  if (isPending) return <WaitingCards cards={[4, 3]} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  const missions = data?.programmes.filter(({ type }) => type === 'mission') ?? []
  const boards = data?.programmes.filter(({ type }) => type === 'leaderboard') ?? []
  if (missions.length + boards.length === 0)
    return (
      <EmptyState drawing="list" level={2} title={t('missions.empty')} text={t('missions.emptyText')}>
        <ButtonLink href={PAGES.promotions.path} variant="secondary">
          {core('nav.promotions')}
        </ButtonLink>
      </EmptyState>
    )
  return (
    <>
      {missions.length > 0 && (
        <section className={css.section} aria-labelledby={id}>
          <h2 id={id} className={css.title}>
            {t('missions.title')}
          </h2>
          <ul className={css.list}>
            {missions.map((mission) => (
              <Mission key={mission.id} mission={mission} onEnd={() => void refetch()} />
            ))}
          </ul>
        </section>
      )}
      {boards.map((board) => (
        <Board key={board.id} board={board} onEnd={() => void refetch()} />
      ))}
      {data?.hasRaffles && (
        <p>
          <ButtonLink href={PAGES.raffle.path} variant="secondary" icon="lottery-ticket">
            {core('page.raffle')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

interface MissionProps {
  readonly mission: MemberProgramme
  readonly onEnd: () => void
}

function Mission({ mission, onEnd }: MissionProps) {
  const t = useText('rewards')
  const rewardText = useRewardText()
  const why = useReasonSentence()
  const { title, kind, amount, status, period } = mission
  return (
    <li className={css.row}>
      <div className={css.line}>
        <div className={css.words}>
          <p className={css.name}>{title}</p>
          <Facts className={css.small}>
            {amount !== null && <bdi>{rewardText(kind, amount)}</bdi>}
            {t(`period.${period}`)}
          </Facts>
        </div>
        {status === 'issued' ? (
          <ButtonLink size="sm" href={PAGES.rewardCenter.path} aria-label={`${t('claim')}: ${title}`}>
            {t('claim')}
          </ButtonLink>
        ) : (
          <ProgrammeAction programme={mission} />
        )}
      </div>
      <ProgrammeProgress programme={mission} />
      {mission.why !== null && <p className={css.small}>{why(mission.why)}</p>}
      <Ends programme={mission} onEnd={onEnd} />
    </li>
  )
}

/** How long the period still lasts. */
function Ends({ programme: { endsAt }, onEnd }: { readonly programme: MemberProgramme; readonly onEnd: () => void }) {
  const t = useText('rewards')
  if (endsAt === null) return null
  const units = { days: t('unit.days'), hours: t('unit.hours'), minutes: t('unit.minutes'), seconds: t('unit.seconds') }
  return (
    <p className={cx(css.small, css.countdown)}>
      <Icon name="clock" size="sm" />
      <span>{t('ends')}</span>
      <Countdown until={Date.parse(endsAt)} label={t('ends')} units={units} size="sm" onEnd={onEnd} />
    </p>
  )
}

function Board({ board, onEnd }: { readonly board: MemberProgramme; readonly onEnd: () => void }) {
  const t = useText('rewards')
  const rewardText = useRewardText()
  const sumText = useSumText(board)
  const why = useReasonSentence()
  const id = useId()
  const leaders = board.leaders ?? []
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {board.title}
        </h2>
        <ProgrammeAction programme={board} />
      </div>
      <p className={css.small}>{t(board.isMoney ? 'board.stakes' : 'board.rounds')}</p>
      {board.why !== null && <p className={css.small}>{why(board.why)}</p>}
      <Ends programme={board} onEnd={onEnd} />
      {leaders.length === 0 ? (
        <EmptyState drawing="list" title={t('board.empty')} text={t('board.emptyText')} />
      ) : (
        <ol className={css.places}>
          {leaders.map(({ place, name, value, prize, isOwn }) => (
            <li key={place} className={cx(css.place, isOwn && css.ownPlace)} aria-current={isOwn || undefined}>
              <span className={css.number}>{place}</span>
              <span className={css.name}>
                <bdi>{isOwn ? t('board.you', { name }) : name}</bdi>
              </span>
              <span className={css.end}>
                <bdi>{sumText(value)}</bdi>
                {prize !== null && (
                  <bdi className={css.small}>{t('board.prize', { prize: rewardText(board.kind, prize) })}</bdi>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
