import { PAGES } from '@livery/contract/pages'
import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import type { MouseEvent } from 'react'
import { Link } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { categoryPages, pagesById, pagesOf } from '../../shared/pages/menus.ts'
import { usePages } from '../../shared/pages/pages-context.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './footer.css.ts'
import { MEASUREMENT_PLACE } from './measurement-start.tsx'
import { PaymentMarks } from './payment-marks.tsx'
import { VendorMarks } from './vendor-marks.tsx'
import { Wordmark } from './wordmark.tsx'

/** The vendors' logos, the ways to pay, links, the age limit, the licence and the copyright. */
export function Footer() {
  const t = useText('core')
  const { boot, popups } = useVisit()
  const { merchant } = boot
  const pages = pagesOf(boot, usePages())
  const information = pagesById(
    ['home', 'promotions', ...(boot.status.domainRoute.length > 0 ? ['mirrors'] : [])],
    pages,
  )
  const openHelp = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    popups.open('help', {})
  }
  const { ageMinimum: age, authority, licence, licenceUrl } = merchant.jurisdiction
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <VendorMarks />
        <div className={css.columns}>
          <div className={css.about}>
            <Wordmark />
            <p className={css.tagline}>{merchant.tagline}</p>
            <PaymentMarks />
          </div>
          <nav className={css.links} aria-label={t('a11y.footerNavigation')}>
            <div>
              <p className={css.title}>{t('footer.games')}</p>
              <ul className={css.games}>
                {categoryPages(boot, pages).map((page) => (
                  <li key={page.id}>
                    <Link className={css.link} to={page.path}>
                      {t(page.titleKey as 'nav.home')}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <p className={css.title}>{t('footer.information')}</p>
              <ul>
                {information.map((page) => (
                  <li key={page.id}>
                    <Link className={css.link} to={page.path}>
                      {t(page.titleKey as 'nav.home')}
                    </Link>
                  </li>
                ))}
                <li>
                  <Link className={css.link} to={PAGES.help.path} onClick={openHelp}>
                    {t('footer.help')}
                  </Link>
                </li>
                <li>
                  <Link className={css.link} to={`${PAGES.help.path}#${TERMS_SECTION}`}>
                    {t('footer.terms')}
                  </Link>
                </li>
              </ul>
            </div>
          </nav>
          <div className={css.responsible}>
            <span className={css.age} role="img" aria-label={t('compliance.ageBadge', { age, count: age })}>
              <span aria-hidden="true" dir="ltr">
                {t('compliance.age', { age })}
              </span>
            </span>
            <div>
              <p className={css.warning}>{t('compliance.responsible')}</p>
              <p className={css.small}>{t('compliance.responsibleLong')}</p>
            </div>
          </div>
        </div>
        <div className={css.legal}>
          <p>{t('footer.copyright', { year: merchant.copyrightYear, merchant: merchant.legalName })}</p>
          {licence && (
            <p>
              {licenceUrl ? (
                <a className={css.legalLink} href={licenceUrl} target="_blank" rel="noreferrer">
                  {t('footer.licence', { number: licence })}
                </a>
              ) : (
                t('footer.licence', { number: licence })
              )}
            </p>
          )}
          {boot.status.analytics.gtagId !== null && <p id={MEASUREMENT_PLACE} />}
          {authority && <p>{t('footer.authority', { authority })}</p>}
        </div>
      </div>
    </footer>
  )
}
