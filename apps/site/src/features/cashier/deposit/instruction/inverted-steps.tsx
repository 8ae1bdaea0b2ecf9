import { useText } from '../../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../../shared/visit/use-visit.ts'
import { CopyRow } from '../../shared/copy-row.tsx'
import * as css from '../deposit.css.ts'
import type { InstructionOf } from './by-kind.ts'

/** What to do in the provider's app, where the payer begins the payment. */
export function InvertedSteps({ instruction: { app, account } }: { readonly instruction: InstructionOf<'inverted'> }) {
  const t = useText('deposit')
  const { merchant } = useVisit().boot
  return (
    <>
      <ol className={css.steps}>
        <li>{t('inverted.open', { app })}</li>
        <li>{t('inverted.find', { merchant: merchant.name })}</li>
        <li>{t('inverted.pay')}</li>
      </ol>
      <dl className={css.facts}>
        <CopyRow label={t('inverted.account')} value={account} large>
          <bdi dir="ltr">{account}</bdi>
        </CopyRow>
      </dl>
    </>
  )
}
