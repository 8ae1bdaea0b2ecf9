import { buttonClass } from '@livery/ui/button'
import { Icon, type IconName } from '@livery/ui/icon'
import type { ReactNode } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { SupportLink } from '../../shared/support/support-link.tsx'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './startup-page.css.ts'

interface StartupPageProps {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page that replaces the whole site: the merchant's logo, the reason, and customer service. */
export function StartupPage({ icon, title, text, children }: StartupPageProps) {
  const t = useText('core')
  const { merchant, status } = useVisit().boot
  const [support] = status.customerService
  return (
    <main className={css.page}>
      <section className={css.card}>
        <span className={css.mark}>
          <Icon name={icon} className={css.figure} />
        </span>
        <p className={css.merchant}>{merchant.name}</p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        {children}
        {support && (
          <SupportLink entry={support} className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {t('startup.customerService')}
          </SupportLink>
        )}
      </section>
    </main>
  )
}
