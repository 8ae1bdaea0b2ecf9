import { useText } from '../../../../shared/i18n/use-text.ts'
import { CopyRow } from '../../shared/copy-row.tsx'
import * as css from '../deposit.css.ts'
import type { InstructionOf } from './by-kind.ts'
import { Warning } from './warning.tsx'

/** The account that a transfer goes to, and the note by which the transfer is recognised. */
export function Transfer({
  instruction: { bank, holder, account, note },
}: {
  readonly instruction: InstructionOf<'transfer'>
}) {
  const t = useText('deposit')
  return (
    <>
      <dl className={css.facts}>
        <CopyRow label={t('transfer.bank')} value={bank} />
        <CopyRow label={t('pay.payee')} value={holder} />
        <CopyRow label={t('transfer.account')} value={account} large>
          <bdi dir="ltr">{account}</bdi>
        </CopyRow>
        {note !== null && (
          <CopyRow label={t('transfer.note')} value={note} large>
            <bdi dir="ltr">{note}</bdi>
          </CopyRow>
        )}
      </dl>
      <Warning>{note === null ? t('transfer.bySum') : t('transfer.byNote')}</Warning>
    </>
  )
}
