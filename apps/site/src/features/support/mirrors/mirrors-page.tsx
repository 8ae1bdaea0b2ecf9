import { withLatinFigures } from '@livery/locale/probe'
import { Badge } from '@livery/ui/badge'
import { Button, ButtonLink } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { PageHero } from '../../../shared/hero/page-hero.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './mirrors.css.ts'
import { fastestOf, useMeasures } from './use-measures.ts'
import { VerifyRepresentative } from './verify-representative.tsx'

/** The merchant's official addresses with their response times, and a check whether a contact is an official one. */
export default function MirrorsPage() {
  const t = useText('support')
  const core = useText('core')
  const games = useText('games')
  const { status } = useVisit().boot
  const formatTag = usePreferences(({ language }) => language.formatTag)
  const { data = status } = useAnswer('domainRoutes', {})
  const hosts = [...new Set([data.mainDomain, ...data.domainRoute])]
  const { measures, again } = useMeasures(hosts)
  const fastest = fastestOf(hosts, measures)
  const inMs = new Intl.NumberFormat(withLatinFigures(formatTag), {
    style: 'unit',
    unit: 'millisecond',
    unitDisplay: 'short',
  })
  return (
    <div className={css.page}>
      <PageHero icon="globe" title={core('nav.mirrors')} lead={t('mirrors.lead')} />
      <ul className={css.list}>
        {hosts.map((host) => {
          const ms = measures[host]
          return (
            <li key={host} className={css.item}>
              <Icon name="globe" className={css.mark} />
              <div className={css.words}>
                <p className={css.host}>
                  <bdi dir="ltr">{host}</bdi>
                </p>
                <p className={css.note} aria-live="polite">
                  {ms === undefined ? t('mirrors.measuring') : ms === null ? t('mirrors.unreachable') : inMs.format(ms)}
                </p>
              </div>
              <div className={css.badges}>
                {host === data.mainDomain && <Badge tone="brand">{t('mirrors.main')}</Badge>}
                {host === fastest && <Badge tone="success">{t('mirrors.fastest')}</Badge>}
              </div>
              <ButtonLink href={`https://${host}/`} variant="secondary" size="sm" aria-label={host}>
                {games('tile.open')}
              </ButtonLink>
            </li>
          )
        })}
      </ul>
      <div>
        <Button variant="secondary" icon="refresh" onClick={again}>
          {t('mirrors.again')}
        </Button>
      </div>
      <VerifyRepresentative />
    </div>
  )
}
