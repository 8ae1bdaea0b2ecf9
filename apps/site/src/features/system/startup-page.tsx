import { buttonClass } from '@livery/ui/button'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { BrandPlate } from '../../shared/notice/brand-plate.tsx'
import { SupportLink } from '../../shared/support/support-link.tsx'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './startup-page.css.ts'

interface StartupPageProps {
  readonly drawing: ComponentProps<typeof BrandPlate>['drawing']
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

/** A page that replaces the whole site: the merchant's logo, the reason, and customer service. */
export function StartupPage({ drawing, title, text, children }: StartupPageProps) {
  const t = useText('core')
  const { merchant, status } = useVisit().boot
  const [support] = status.customerService
  return (
    <main className={css.page}>
      <section className={css.card}>
        <BrandPlate drawing={drawing} />
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
