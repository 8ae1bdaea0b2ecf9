import type { Promotion } from '@livery/contract/messages/announcements'
import type { PromotionKind } from '@livery/contract/messages/promotion-words'
import { PAGES } from '@livery/contract/pages'
import type { MemberProgramme } from '@livery/contract/rewards/rewards'
import { Button, ButtonLink } from '@livery/ui/button'
import { Countdown } from '@livery/ui/countdown'
import { cx } from '@livery/ui/cx'
import { Icon, type IconName } from '@livery/ui/icon'
import { Figure } from '../../shared/format/figure.tsx'
import { CleanHtml } from '../../shared/html/clean-html.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import { bannerPicture } from '../../shared/pictures/banner-picture.ts'
import { ProgrammeAction } from '../../shared/rewards/programme-action.tsx'
import { ProgrammeProgress } from '../../shared/rewards/programme-progress.tsx'
import { useReasonSentence } from '../../shared/rewards/use-reason-sentence.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './promotion-card.css.ts'

/** What stands in the place of a picture. */
const ICONS: Readonly<Record<PromotionKind, IconName>> = {
  welcome: 'gift',
  cashback: 'refresh',
  tournament: 'trophy',
  loyalty: 'crown',
  friends: 'users',
  bets: 'ball',
}

interface PromotionCardProps {
  readonly promotion: Promotion
  /** Where the member stands in it. */
  readonly programme?: MemberProgramme | undefined
  /** It is larger than the others, and its picture is loaded at once. */
  readonly isFirst: boolean
  /** It takes the whole row. */
  readonly isWide: boolean
  /** A run of the promotion has begun or ended, so its times are outdated. */
  readonly onTurn: () => void
}

/** A promotion: its picture, its main figure, its period, one action, and its conditions. */
export function PromotionCard({ promotion, programme, isFirst, isWide, onTurn }: PromotionCardProps) {
  const t = useText('promotions')
  const { id, title, content, kind, pictureUrl, figure, conditions, run } = promotion
  return (
    <article id={id} className={cx(css.card, isWide && css.wide, isFirst && css.first)} aria-labelledby={`${id}-title`}>
      <div className={css.scene}>
        {pictureUrl ? (
          <img
            {...bannerPicture(pictureUrl, isWide ? 'lead' : 'part')}
            className={css.picture}
            width={1440}
            height={549}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <Icon name={kind ? ICONS[kind] : 'gift'} className={css.mark} />
        )}
      </div>
      <div className={css.body}>
        {kind && <p className={css.kind}>{t(`filter.${kind}`)}</p>}
        {figure && <Figure figure={figure} className={css.figure} />}
        <h2 className={css.title} id={`${id}-title`}>
          {title}
        </h2>
        <CleanHtml html={content} className={css.content} />
        {programme && <Standing programme={programme} />}
        <div className={css.foot}>
          {run && <Run run={run} onTurn={onTurn} />}
          <Action promotion={promotion} isFirst={isFirst} />
          {programme && <OwnAction programme={programme} />}
        </div>
        {conditions && (
          <details className={css.conditions}>
            <summary className={css.summary} aria-label={`${t('card.conditions')}: ${title}`}>
              {t('card.conditions')}
              <Icon name="chevron-down" size="sm" className={css.chevron} />
            </summary>
            <CleanHtml html={conditions} className={css.terms} />
          </details>
        )}
      </div>
    </article>
  )
}

/** The member's progress, and why the promotion gave nothing at the last check. */
function Standing({ programme }: { readonly programme: MemberProgramme }) {
  const why = useReasonSentence()
  if (programme.progress?.target == null && programme.why === null) return null
  return (
    <div className={css.standing}>
      <ProgrammeProgress programme={programme} />
      {programme.why !== null && <p className={css.why}>{why(programme.why)}</p>}
    </div>
  )
}

/** What is ready is claimed in the reward center. */
function OwnAction({ programme }: { readonly programme: MemberProgramme }) {
  const t = useText('rewards')
  return (
    <>
      <ProgrammeAction programme={programme} />
      {programme.status === 'issued' && (
        <ButtonLink size="sm" href={PAGES.rewardCenter.path} aria-label={`${t('claim')}: ${programme.title}`}>
          {t('claim')}
        </ButtonLink>
      )}
    </>
  )
}

/** The time until it ends, or until it begins again. */
function Run({ run, onTurn }: { readonly run: NonNullable<Promotion['run']>; readonly onTurn: () => void }) {
  const t = useText('promotions')
  const label = run.startsAt ? t('card.starts') : t('card.ends')
  const units = {
    days: t('unit.days'),
    hours: t('unit.hours'),
    minutes: t('unit.minutes'),
    seconds: t('unit.seconds'),
  }
  return (
    <p className={css.run}>
      <Icon name="clock" size="sm" />
      <span>{label}</span>{' '}
      <Countdown until={Date.parse(run.startsAt ?? run.endsAt)} label={label} units={units} size="sm" onEnd={onTurn} />
    </p>
  )
}

/** Visitors open an account first; members go where the promotion is played, or where they invite friends. */
function Action({ promotion: { link, title, kind }, isFirst }: Pick<PromotionCardProps, 'promotion' | 'isFirst'>) {
  const t = useText('promotions')
  const core = useText('core')
  const { popups, boot } = useVisit()
  const isGuest = useSession(({ phase }) => phase === 'guest')
  const variant = isFirst ? 'primary' : 'secondary'
  if (isGuest || link?.type === 'register') {
    if (!isGuest) return null
    return (
      <Button variant={variant} onClick={() => popups.open('auth', { tab: 'register' })}>
        {core('header.register')}
      </Button>
    )
  }
  const lead = (to: string, label: string) => (
    <ButtonLink variant={variant} href={to} aria-label={`${label}: ${title}`}>
      {label}
    </ButtonLink>
  )
  if (link?.to) return lead(link.to, link.type === 'page' ? t('card.play') : core('action.learnMore'))
  if (kind === 'friends' && boot.capabilities.REFERRAL) return lead(PAGES.referral.path, core('page.referral'))
  return null
}
