import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { useText } from '../../shared/i18n/use-text.ts'
import { BrandPlate } from '../../shared/notice/brand-plate.tsx'
import { categoryPages, pagesOf } from '../../shared/pages/menus.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './not-found-page.css.ts'

/** There is no page at this address; a link leads to the games. */
export default function NotFoundPage() {
  const t = useText('core')
  const { boot } = useVisit()
  const pages = categoryPages(boot, pagesOf(boot, usePages())).slice(0, 4)
  return (
    <section className={css.page}>
      <BrandPlate drawing="lost" />
      <h1 className={css.title}>{t('notFound.title')}</h1>
      <p className={css.text}>{t('notFound.text')}</p>
      <ButtonLink href={PAGES.home.path} size="lg" icon="home">
        {t('notFound.action')}
      </ButtonLink>
      <ul className={css.ways}>
        {pages.map((page) => (
          <li key={page.id}>
            <ButtonLink href={page.path} variant="secondary" icon={page.icon}>
              {t(page.titleKey as 'nav.home')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
