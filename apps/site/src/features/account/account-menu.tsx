import { Menu, type MenuTriggerProps } from '@livery/ui/menu'
import type { ReactNode } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { AccountCard } from '../../shared/member-centre/account-card.tsx'
import { useSession } from '../../shared/visit/use-visit.ts'
import { useAccountEntries } from './use-account-entries.tsx'

/** The account menu, behind a button of the header or of the bottom bar. */
export function AccountMenu({ trigger }: { readonly trigger: (props: MenuTriggerProps) => ReactNode }) {
  const t = useText('core')
  const member = useSession((state) => state.member)
  const entries = useAccountEntries()
  if (!member) return null
  return (
    <Menu
      label={t('header.accountMenu')}
      trigger={trigger}
      header={<AccountCard member={member} />}
      entries={entries}
    />
  )
}
