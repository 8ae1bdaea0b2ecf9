import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import type { ReactNode } from 'react'
import { useText } from '../i18n/use-text.ts'
import { useSession, useVisit } from '../visit/use-visit.ts'
import { AccountCard } from './account-card.tsx'
import * as css from './member-centre.css.ts'
import { MemberId } from './member-id.tsx'
import { MemberMenu } from './member-menu.tsx'

interface MemberCentreProps {
  readonly title: string
  readonly lead?: string
  readonly children: ReactNode
}

/** A page of the member centre with the account card and the centre's menu. Trial accounts have no member centre. */
export function MemberCentre({ title, lead, children }: MemberCentreProps) {
  const t = useText('core')
  const { popups } = useVisit()
  const member = useSession((state) => state.member)
  if (!member) return null
  if (member.isTrial)
    return (
      <EmptyState drawing="list" level={2} title={t('trial.title')} text={t('trial.text')}>
        <Button onClick={() => popups.open('auth', { tab: 'register' })}>{t('trial.register')}</Button>
      </EmptyState>
    )
  return (
    <div className={css.centre}>
      <aside className={css.aside} aria-label={t('account.myAccount')}>
        <div className={css.owner}>
          <AccountCard member={member}>
            <MemberId id={member.id} />
          </AccountCard>
        </div>
        <MemberMenu />
      </aside>
      <div className={css.content}>
        <header className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {lead && <p className={css.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  )
}
