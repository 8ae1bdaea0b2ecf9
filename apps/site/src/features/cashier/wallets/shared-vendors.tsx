import type { WalletVendor } from '@livery/contract/wallet/transfers'
import { useId } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './wallets.css.ts'

/** The vendors whose games play with the main wallet. */
export function SharedVendors({ vendors }: { readonly vendors: readonly WalletVendor[] }) {
  const t = useText('wallet')
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={css.title}>
          {t('shared.title')}
        </h2>
        <p className={css.small}>{t('shared.text')}</p>
      </div>
      <ul className={css.marks}>
        {vendors.map(({ vassalage, displayName, icon }) => (
          <li key={vassalage} className={css.mark}>
            <img className={css.logo} src={icon} alt={displayName} width={80} height={24} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
