import { useText } from '../../../../shared/i18n/use-text.ts'
import { CopyRow } from '../../shared/copy-row.tsx'
import * as css from '../deposit.css.ts'
import type { InstructionOf } from './by-kind.ts'

/** A number that is paid in a shop; without one, the payer's own voucher is being redeemed. */
export function Voucher({ instruction: { number, where } }: { readonly instruction: InstructionOf<'voucher'> }) {
  const t = useText('deposit')
  if (number === null) return <p role="status">{t('voucher.redeeming')}</p>
  return (
    <>
      <p>{t('voucher.where', { where })}</p>
      <dl className={css.facts}>
        <CopyRow label={t('voucher.number')} value={number}>
          <bdi dir="ltr" className={css.bigNumber}>
            {groupsOf(number)}
          </bdi>
        </CopyRow>
      </dl>
    </>
  )
}

/** In groups of four digits, as people read a number aloud at a counter. */
const groupsOf = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
