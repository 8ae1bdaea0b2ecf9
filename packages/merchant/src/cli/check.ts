import type { Fault } from '@livery/document/fault'
import { formatFaults } from '@livery/document/format-fault'
import { diskSources } from '@livery/document/sources'
import { formatCertificate, shortCertificate } from '../certificate.ts'
import { type CheckedMerchant, checkMerchants } from '../check.ts'
import { otherFaults } from '../other-faults.ts'
import { isError } from '../parse-merchant.ts'
import { type CheckReport, REPORT_VERSION } from '../report.ts'
import { Complaint, noMerchant } from './complaint.ts'

/** `check [id] [--json]`: every fault of one merchant, or of all. */
export async function check(root: string, id: string | undefined, asJson: boolean): Promise<number> {
  const known = diskSources(root).folders('merchants')
  if (id === undefined && known.length === 0) {
    throw new Complaint('There is no folder in merchants/. Make one: npm run merchant -- new <id> --brand "#7c3aed"')
  }
  if (id !== undefined && !known.includes(id)) throw noMerchant(id, known)
  const sources = diskSources(root)
  const checked = await checkMerchants(sources, id)
  const others = id === undefined ? otherFaults(sources, checked) : []
  const whole = report(checked, others)
  console.log(asJson ? JSON.stringify(whole, null, 2) : sentences(checked, others))
  return whole.ok ? 0 : 1
}

/** The output of `--json`; its shape is published in `schema/check-report.schema.json`. */
export const report = (checked: readonly CheckedMerchant[], others: readonly Fault[] = []): CheckReport => ({
  version: REPORT_VERSION,
  ok: checked.every(({ ok }) => ok) && !others.some(isError),
  merchants: checked.map(({ id, ok, faults, certificate }) => ({ id, ok, faults: [...faults], certificate })),
  others: [...others],
})

/** Beyond this number nobody reads whole certificates, so only areas that did not pass are printed. */
const MOST_WHOLE = 12

/** Faults, then a certificate for each merchant. */
export function sentences(checked: readonly CheckedMerchant[], others: readonly Fault[] = []): string {
  // Merchants may share a faulty theme or group, whose faults are printed once.
  const faults = [
    ...new Map(
      [...checked.flatMap((one) => one.faults), ...others].map((fault) => [JSON.stringify(fault), fault]),
    ).values(),
  ]
  const certificate = checked.length > MOST_WHOLE ? shortCertificate : formatCertificate
  const certificates = checked.map((one) => certificate(one.certificate))
  return [...(faults.length === 0 ? [] : [formatFaults(faults)]), ...certificates].join('\n')
}
