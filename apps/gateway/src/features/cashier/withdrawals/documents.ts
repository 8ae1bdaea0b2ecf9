import type { WithdrawalDocument } from '@livery/contract/cashier/withdraw'
import type { Merchant } from '@livery/merchant/merchant'
import { acceptedDocuments, documentsOf, type WithdrawalDocumentRow } from '../../../ledger/withdrawals/documents.ts'
import { askPlayer } from '../../../ledger/withdrawals/machine.ts'
import type { Account } from '../../../members/sessions/session.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import type { CashierServices } from '../services.ts'
import { type CheckResult, requiredDocuments } from './checks.ts'

/** Requests the documents that the failed checks of a withdrawal require, except those accepted before. */
export async function askForDocuments(
  tx: Sql,
  { merchantId, memberId }: Account,
  reference: string,
  checks: readonly CheckResult[],
  { withdrawal: { documents = {} } }: Pick<Merchant, 'withdrawal'>,
): Promise<void> {
  const required = requiredDocuments(checks, documents)
  if (required.size === 0) return
  for (const kind of required.difference(await acceptedDocuments(tx, merchantId, memberId)))
    await askPlayer(tx, merchantId, reference, 'platform', kind)
}

/** The documents of a withdrawal for its member: the latest try of each. */
export async function shownDocuments(
  { database, uploadLinks }: Pick<CashierServices, 'database' | 'uploadLinks'>,
  merchantId: string,
  reference: string,
): Promise<readonly WithdrawalDocument[]> {
  const documents = await documentsOf(database, merchantId, reference)
  return documents.map(({ number, what, state, note, words, sent }) => ({
    ...{ number, what, state, note, words },
    pictures: (sent.at(-1) ?? []).map(({ id, width, height }) => ({
      ...{ id, width, height },
      url: uploadLinks.of(merchantId, id),
    })),
  }))
}

/** The states of a document in which the member has to act before anybody decides. */
export const OWED = ['wanted', 'refused'] as const satisfies readonly WithdrawalDocumentRow['state'][]
