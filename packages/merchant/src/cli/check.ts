import { formatFaults } from '@livery/document/format-fault'
import { diskSources } from '@livery/document/sources'
import { formatCertificate } from '../certificate.ts'
import { type CheckedMerchant, checkMerchants } from '../check.ts'
import { isError } from '../parse-merchant.ts'
import { Complaint, noMerchant } from './complaint.ts'

/** `check [id] [--json]`: every fault of one merchant, or of all. */
export async function check(root: string, id: string | undefined, asJson: boolean): Promise<number> {
  const known = diskSources(root).folders('merchants')
  if (id === undefined && known.length === 0) {
    throw new Complaint('There is no folder in merchants/. Make one: npm run merchant -- new <id> --brand "#7c3aed"')
  }
  if (id !== undefined && !known.includes(id)) throw noMerchant(id, known)
  const checked = await checkMerchants(root, id)
  console.log(asJson ? JSON.stringify(report(checked), null, 2) : sentences(checked))
  return checked.every(({ certificate }) => certificate) ? 0 : 1
}

const report = (checked: readonly CheckedMerchant[]) => ({
  ok: checked.every(({ certificate }) => certificate),
  merchants: checked,
})

/** Faults, then a verdict for each merchant. */
export function sentences(checked: readonly CheckedMerchant[]): string {
  // Merchants may share a faulty theme or group; its faults are said once.
  const faults = [
    ...new Map(checked.flatMap((one) => one.faults).map((fault) => [JSON.stringify(fault), fault])).values(),
  ]
  const verdicts = checked.map(({ id, faults: own, certificate }) => {
    const errors = own.filter(isError).length
    return certificate ? formatCertificate(certificate) : `${id}  ${errors} ${errors === 1 ? 'fault' : 'faults'}`
  })
  return [...(faults.length === 0 ? [] : [formatFaults(faults)]), ...verdicts].join('\n')
}
