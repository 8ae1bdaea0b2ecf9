import { PAGES } from '@livery/contract/pages'
import { Avatar } from '@livery/ui/avatar'
import { ButtonLink } from '@livery/ui/button'
import { useText } from '../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../shared/member-centre/has-member-page.ts'
import { initials } from '../../shared/member-centre/initials.ts'
import { UnreadBadge } from '../../shared/messages/unread-badge.tsx'
import { useUnreadMessages } from '../../shared/messages/use-unread-messages.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './account-controls.css.ts'
import { AccountMenu } from './account-menu.tsx'
import { BalancePill } from './balance-pill.tsx'

/** The header's controls for a signed-in member: balance, money buttons, account menu. */
export function AccountControls() {
  const t = useText('core')
  const member = useSession((state) => state.member)
  const { boot } = useVisit()
  const unread = useUnreadMessages()
  if (!member) return null
  return (
    <>
      <BalancePill />
      {!member.isTrial && hasMemberPage(boot, 'depositv2') && (
        <ButtonLink href={PAGES.depositv2.path} size="sm" icon="plus" className={css.deposit}>
          {t('header.deposit')}
        </ButtonLink>
      )}
      {!member.isTrial && hasMemberPage(boot, 'withdraw') && (
        <ButtonLink href={PAGES.withdraw.path} size="sm" variant="secondary" className={css.withdraw}>
          {t('header.withdraw')}
        </ButtonLink>
      )}
      <AccountMenu
        trigger={(trigger) => (
          <button
            type="button"
            {...trigger}
            className={css.trigger}
            aria-label={[
              t('header.accountMenu'),
              member.vipLabelName,
              unread > 0 && t('a11y.unread', { count: unread }),
            ]
              .filter(Boolean)
              .join(' · ')}
          >
            <Avatar src={member.avatarUrl ?? undefined} alt="" initials={initials(member.nickname)} />
            <UnreadBadge className={css.unread} />
            {member.vipLabelName && <span className={css.vip}>{member.vipLabelName}</span>}
          </button>
        )}
      />
    </>
  )
}
