import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import { useEffect } from 'react'
import { useText } from '../i18n/use-text.ts'
import { closePopovers } from '../popover/close-popovers.ts'
import { useVisit } from '../visit/use-visit.ts'
import { MyBets } from './my-bets.tsx'
import { NextMatches } from './next-matches.tsx'
import * as css from './slip.css.ts'
import { SlipForm } from './slip-form.tsx'
import { keepSlip, useSlip } from './slip-store.ts'

const ID = 'bet-slip'

/** The bet slip: a column beside the page where there is room, a bar at the foot that opens a sheet elsewhere. */
export function Slip() {
  const t = useText('sports')
  const visit = useVisit()
  const { bets, hasPlaced } = useSlip()
  useEffect(() => keepSlip(visit), [visit])
  return (
    <>
      <aside id={ID} popover="auto" className={css.slip} aria-label={t('slip.title')}>
        <div className={css.head}>
          <h2 className={css.title}>{t('slip.title')}</h2>
          {bets.length > 0 && <bdi className={css.badge}>{bets.length}</bdi>}
          <IconButton
            className={css.close}
            icon="close"
            label={t('slip.close')}
            variant="plain"
            onClick={closePopovers}
          />
        </div>
        <p className={css.status} role="status">
          {hasPlaced && t('outcome.placed')}
        </p>
        {bets.length > 0 ? (
          <SlipForm bets={bets} />
        ) : (
          <>
            <div className={css.empty}>
              <p className={css.emptyTitle}>{t('slip.empty')}</p>
              <p>{t('slip.emptyText')}</p>
            </div>
            <NextMatches />
          </>
        )}
        <MyBets />
      </aside>
      <button type="button" className={cx(css.bar, bets.length === 0 && css.noBets)} popoverTarget={ID}>
        <bdi className={css.badge}>{bets.length}</bdi>
        <span className={css.barText}>{t('slip.title')}</span>
        <Icon name="chevron-up" size="sm" />
      </button>
    </>
  )
}
