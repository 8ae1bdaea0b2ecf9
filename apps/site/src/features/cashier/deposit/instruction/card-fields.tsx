import { Icon } from '@livery/ui/icon'
import { useText } from '../../../../shared/i18n/use-text.ts'
import * as css from '../deposit.css.ts'

/** The provider's own fields for the card, on the provider's origin: no number passes through this page. */
export function CardFields({ url }: { readonly url: string }) {
  const t = useText('deposit')
  return (
    <>
      <iframe
        className={css.cardFrame}
        src={url}
        title={t('card.frame')}
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="origin"
        allow="payment"
      />
      <p className={css.safe}>
        <Icon name="lock" size="sm" />
        {t('card.safe')}
      </p>
    </>
  )
}
