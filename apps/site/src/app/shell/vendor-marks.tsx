import { useRef } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { useNear } from '../../shared/near/use-near.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './footer.css.ts'
import { VendorMark } from './vendor-mark.tsx'

/** About one screen of scrolling. */
const NEAR_PX = 600

/** The vendors of the games: names, which become logos when they come near the view. */
export function VendorMarks() {
  const t = useText('core')
  const { vendorMarks } = useVisit().boot
  const list = useRef<HTMLUListElement>(null)
  const near = useNear(list, NEAR_PX)
  if (vendorMarks.length === 0) return null
  return (
    <ul ref={list} className={css.marks} aria-label={t('footer.vendors')}>
      {vendorMarks.map((mark) => (
        <li key={mark.code} className={css.markPlace}>
          {near ? <VendorMark {...mark} /> : <bdi>{mark.name}</bdi>}
        </li>
      ))}
    </ul>
  )
}
