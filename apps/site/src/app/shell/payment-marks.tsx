import { useRef } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import { useNear } from '../../shared/near/use-near.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './footer.css.ts'

/** About one screen of scrolling. */
const NEAR_PX = 600

/** The ways to pay: names, which become their pictures when they come near the view. */
export function PaymentMarks() {
  const t = useText('core')
  const { paymentMarks } = useVisit().boot
  const list = useRef<HTMLUListElement>(null)
  const near = useNear(list, NEAR_PX)
  if (paymentMarks.length === 0) return null
  return (
    <ul ref={list} className={css.payments} aria-label={t('footer.payments')}>
      {paymentMarks.map(({ id, name, logo }) => (
        <li key={id} className={css.paymentPlace}>
          {near ? <img className={css.payment} src={logo} width={160} height={48} alt={name} /> : <bdi>{name}</bdi>}
        </li>
      ))}
    </ul>
  )
}
