import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { closest } from '@livery/document/closest'
import { formatFaults } from '@livery/document/format-fault'
import { formatCertificate } from './certificate.ts'
import { type CheckedMerchant, checkMerchants } from './check.ts'
import { isError } from './parse-merchant.ts'

const USAGE = `npm run merchant -- check [id] [--json]    every fault of one merchant, or of all; exit 1 on any`

/** The project's folder; this file is three levels down in it. */
const ROOT = resolve(import.meta.dirname, '../../..')

/**
 * The command line. Findings go to the standard output, so that they can be piped; complaints about the command itself
 * go to the standard error.
 * @returns the exit code
 */
export async function run(args: readonly string[], root: string = ROOT): Promise<number> {
  let parsed: ReturnType<typeof read>
  try {
    parsed = read(args)
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
    return 1
  }
  const { values, positionals } = parsed
  const [command, id, ...rest] = positionals
  if (command !== 'check' || rest.length > 0) {
    console.error(command === undefined || command === 'check' ? USAGE : `No command "${command}".\n${USAGE}`)
    return 1
  }
  const checked = await checkMerchants(root)
  const wanted = id === undefined ? checked : checked.filter((one) => one.id === id)
  if (wanted.length === 0) {
    console.error(
      absent(
        id,
        checked.map((one) => one.id),
      ),
    )
    return 1
  }
  console.log(values.json ? JSON.stringify(report(wanted), null, 2) : sentences(wanted))
  return wanted.every(({ certificate }) => certificate) ? 0 : 1
}

function read(args: readonly string[]) {
  return parseArgs({ args: [...args], options: { json: { type: 'boolean', default: false } }, allowPositionals: true })
}

function absent(id: string | undefined, known: readonly string[]): string {
  if (id === undefined) return 'There is no folder in merchants/. Write merchants/<id>/merchant.json.'
  const near = closest(id, known)
  return `There is no merchant "${id}"${near === undefined ? '.' : `; did you mean "${near}"?`} Known: ${known.join(', ')}.`
}

const report = (checked: readonly CheckedMerchant[]) => ({
  ok: checked.every(({ certificate }) => certificate),
  merchants: checked,
})

function sentences(checked: readonly CheckedMerchant[]): string {
  // Two merchants may wear the same faulty theme; its faults are said once.
  const faults = [
    ...new Map(checked.flatMap((one) => one.faults).map((fault) => [JSON.stringify(fault), fault])).values(),
  ]
  const verdicts = checked.map(({ id, faults: own, certificate }) => {
    const errors = own.filter(isError).length
    return certificate ? formatCertificate(certificate) : `${id}  ${errors} ${errors === 1 ? 'fault' : 'faults'}`
  })
  return [...(faults.length === 0 ? [] : [formatFaults(faults)]), ...verdicts].join('\n')
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
