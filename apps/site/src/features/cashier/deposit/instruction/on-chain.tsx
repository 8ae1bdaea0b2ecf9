import { useText } from '../../../../shared/i18n/use-text.ts'
import { CopyRow } from '../../shared/copy-row.tsx'
import * as css from '../deposit.css.ts'
import type { InstructionOf } from './by-kind.ts'
import { Code } from './code.tsx'
import { Warning } from './warning.tsx'

/** An address on a chain; the network stands first, because coins that go over another one are lost. */
export function OnChain({ instruction }: { readonly instruction: InstructionOf<'onChain'> }) {
  const t = useText('deposit')
  const { network, asset, address, uri, amount, confirmations } = instruction
  return (
    <>
      <Warning>{t('chain.warning', { asset, network })}</Warning>
      <dl className={css.facts}>
        <CopyRow label={t('pay.exact')} value={amount} large>
          <bdi dir="ltr">
            {amount} {asset}
          </bdi>
        </CopyRow>
        <CopyRow label={t('chain.network')} value={network} />
        <CopyRow label={t('chain.address')} value={address}>
          <bdi dir="ltr" className={css.address}>
            {address}
          </bdi>
        </CopyRow>
      </dl>
      <Code
        text={uri}
        label={t('qr.label', { amount: `${amount} ${asset}`, payee: address })}
        file={address.slice(0, 12)}
        lead={t('chain.lead')}
      />
      <p className={css.small}>{t('chain.confirmations', { needed: confirmations })}</p>
    </>
  )
}
