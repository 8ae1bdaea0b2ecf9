import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { Skeleton } from '@livery/ui/skeleton'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { CleanHtml } from '../../../shared/html/clean-html.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { mark } from '../mark.css.ts'
import { ContactWays } from './contact-ways.tsx'
import * as css from './help.css.ts'
import { sectionIcon } from './section-icon.ts'
import { useHelp } from './use-help.ts'

const PLACEHOLDERS = [1, 2, 3] as const

/** The help centre, section by section; `#term` is the terms (docs/product.md 2.2). */
export default function HelpPage() {
  const t = useText('core')
  const support = useText('support')
  const { sections, isPending, isError, retry } = useHelp()
  return (
    <div className={css.page}>
      <PageHero icon="question" title={t('footer.help')} lead={support('help.lead')} />
      <div className={css.columns}>
        <nav className={css.contents} aria-label={t('footer.help')}>
          {sections.map(({ id, title }) => (
            <Link key={id} href={`#${id}`} className={css.entry}>
              <Icon name={sectionIcon(id)} size="sm" />
              <bdi>{title}</bdi>
            </Link>
          ))}
        </nav>
        <div className={css.sections}>
          {isPending && PLACEHOLDERS.map((place) => <Skeleton key={place} shape="block" className={css.placeholder} />)}
          {isError && <RetryNotice onRetry={retry} />}
          {sections.map(({ id, title, content }) => (
            <section key={id} id={id} className={css.section} aria-labelledby={`help-${id}`}>
              <h2 id={`help-${id}`} className={css.title}>
                <span className={mark}>
                  <Icon name={sectionIcon(id)} />
                </span>
                <bdi>{title}</bdi>
              </h2>
              <CleanHtml html={content} className={css.muted} />
            </section>
          ))}
          <ContactWays />
        </div>
      </div>
    </div>
  )
}
