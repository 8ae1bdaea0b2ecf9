import { PAGES, VIP_PAGE } from '@livery/contract/pages'
import { media } from '@livery/ui/media'
import type { MenuEntry } from '@livery/ui/menu'
import { useText } from '../../shared/i18n/use-text.ts'
import { hasMemberPage } from '../../shared/member-centre/has-member-page.ts'
import { useCopyId } from '../../shared/member-centre/use-copy-id.ts'
import { UnreadBadge } from '../../shared/messages/unread-badge.tsx'
import { useMedia } from '../../shared/near/use-media.ts'
import { accountMenuPages } from '../../shared/pages/menus.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { firstSupport, openSupport } from '../../shared/support/open-support.ts'
import { setBalanceHidden } from '../../shared/visit/preferences-store.ts'
import { usePreferences, useSession, useVisit } from '../../shared/visit/use-visit.ts'
import { useRefreshBalance } from './use-refresh-balance.ts'

/** The entries of the account menu; only those that work for this member at this merchant. */
export function useAccountEntries(): readonly MenuEntry[] {
  const t = useText('core')
  const { boot, popups, preferences, localStorage } = useVisit()
  const pages = usePages()
  const id = useSession(({ member }) => member?.id ?? '')
  const vipLabel = useSession(({ member }) => member?.vipLabelName ?? null)
  const isAgent = useSession(({ member }) => member?.isAgent ?? false)
  const isTrial = useSession(({ member }) => member?.isTrial ?? false)
  const hidden = usePreferences((state) => state.balanceHidden)
  // On phones the header has no room for the buttons beside the balance (docs/product.md 3.2).
  const isPhone = useMedia(media.phone)
  const support = firstSupport(boot.status.customerService)
  const contact = (href: string) => {
    if (openSupport(window, href, boot.merchant.supportWindow)) return
    // Where small windows are blocked, a tab may still be opened; this page stays in any case.
    window.open(href, '_blank', 'noopener')
  }
  const hasBets = hasMemberPage(boot, 'personalHistoryCopy')
  const copy = useCopyId()
  const { refresh } = useRefreshBalance()
  return [
    { id: 'copy', icon: 'copy', label: t('account.copyId'), end: <bdi dir="ltr">{id}</bdi>, onSelect: () => copy(id) },
    ...(isPhone && boot.capabilities.HIDEBALANCE
      ? [
          {
            id: 'hide',
            icon: hidden ? 'eye' : 'eye-off',
            label: hidden ? t('balance.show') : t('balance.hide'),
            onSelect: () => setBalanceHidden(preferences, localStorage, !hidden),
          } as const,
        ]
      : []),
    ...(isPhone ? [{ id: 'refresh', icon: 'refresh', label: t('balance.refresh'), onSelect: refresh } as const] : []),
    isTrial
      ? { id: 'member', icon: 'user', label: t('account.myAccount'), onSelect: () => popups.open('trialNotice', {}) }
      : { id: 'member', icon: 'user', label: t('account.myAccount'), href: PAGES.securityCenter.path },
    ...(!isTrial && boot.menus.sideMenu.includes(VIP_PAGE)
      ? [{ id: 'vip', icon: 'crown', label: t('page.vip'), end: vipLabel, href: PAGES.vip.path } as const]
      : []),
    ...(isTrial ? [] : accountMenuPages(boot, pages)).map(({ id: page, icon, titleKey, path }) => ({
      id: page,
      icon,
      label: t(titleKey as 'nav.home'),
      href: path,
    })),
    ...(hasBets && !isTrial
      ? [
          {
            id: 'bets',
            icon: 'history',
            label: t('account.bettingRecord'),
            href: PAGES.personalHistoryCopy.path,
          } as const,
        ]
      : []),
    ...(!isTrial && hasMemberPage(boot, 'depositv2')
      ? [{ id: 'deposit', icon: 'download', label: t('header.deposit'), href: PAGES.depositv2.path } as const]
      : []),
    ...(!isTrial && hasMemberPage(boot, 'withdraw')
      ? [{ id: 'withdraw', icon: 'upload', label: t('header.withdraw'), href: PAGES.withdraw.path } as const]
      : []),
    ...(!isTrial && hasMemberPage(boot, 'transferFund')
      ? [{ id: 'wallets', icon: 'wallet', label: t('page.transferFund'), href: PAGES.transferFund.path } as const]
      : []),
    ...(isAgent
      ? [{ id: 'agent', icon: 'agent', label: t('account.agentCentre'), href: PAGES.agentHome.path } as const]
      : []),
    ...(!isTrial && hasMemberPage(boot, 'messageV2')
      ? [
          {
            id: 'messages',
            icon: 'mail',
            label: t('page.messageV2'),
            end: <UnreadBadge />,
            href: PAGES.messageV2.path,
          } as const,
        ]
      : []),
    ...(isTrial
      ? []
      : [{ id: 'feedback', icon: 'paper-plane', label: t('page.feedback'), href: PAGES.feedback.path } as const]),
    { id: 'notices', icon: 'bell', label: t('header.notices'), onSelect: () => popups.open('notices', {}) },
    ...(support
      ? [
          {
            id: 'support',
            icon: 'headset',
            label: t('account.customerService'),
            onSelect: () => contact(support),
          } as const,
        ]
      : []),
    { id: 'end', separator: true },
    {
      id: 'sign-out',
      icon: 'sign-out',
      label: t('account.signOut'),
      danger: true,
      onSelect: () => popups.open('signOut', {}),
    },
  ]
}
