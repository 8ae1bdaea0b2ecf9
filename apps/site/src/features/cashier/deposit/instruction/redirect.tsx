import type { Deposit } from '@livery/contract/cashier/deposits'
import { buttonClass } from '@livery/ui/button'
import { Icon } from '@livery/ui/icon'
import { VisuallyHidden } from '@livery/ui/visually-hidden'
import { useText } from '../../../../shared/i18n/use-text.ts'
import * as css from '../deposit.css.ts'

/** The way to the provider's page. It opens beside this one, which stays and sees the money arrive. */
export function Redirect({ deposit: { methodName }, url }: { readonly deposit: Deposit; readonly url: string }) {
  const t = useText('deposit')
  const core = useText('core')
  return (
    <>
      <p>{t('redirect.text', { method: methodName })}</p>
      <a href={url} target="_blank" rel="noopener" className={buttonClass({ size: 'lg', block: true })}>
        {t('redirect.open', { method: methodName })}
        <Icon name="external" size="sm" />
        <VisuallyHidden>{core('a11y.newWindow')}</VisuallyHidden>
      </a>
      <p className={css.small}>{t('redirect.stay')}</p>
    </>
  )
}
