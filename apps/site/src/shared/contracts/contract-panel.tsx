import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { useCount } from '../format/use-count.ts'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './contracts.css.ts'
import { beginsLater } from './use-force-words.ts'
import { useHeldContracts } from './use-held-contracts.ts'

/** The contracts of the signed-in member; shown only to members who have one or were offered one. */
export function ContractPanel() {
  const t = useText('contract')
  const count = useCount()
  const { popups } = useVisit()
  const { pending, active } = useHeldContracts()
  const begun = active.filter((contract) => !beginsLater(contract)).length
  if (pending.length === 0 && active.length === 0) return null
  return (
    <section className={css.card} aria-label={t('panel.title')}>
      <div className={css.head}>
        <h2 className={css.title}>{t('panel.title')}</h2>
        {pending.length > 0 && (
          <Badge tone="warning">{t('panel.asked', { count: pending.length, number: count(pending.length) })}</Badge>
        )}
      </div>
      <p className={css.small}>{t('panel.active', { count: begun, number: count(begun) })}</p>
      <div className={css.buttons}>
        <Button variant="secondary" size="sm" onClick={() => popups.open('contract', {})}>
          {t('panel.open')}
        </Button>
      </div>
    </section>
  )
}
