import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint } from './cli/complaint.ts'

const USAGE = `npm run merchant -- check [id] [--json]          every fault of one merchant, or of all; exit 1 on any
npm run merchant -- new <id> --brand "#7c3aed"   a merchant that passes the check; also --name, --languages TY,EN,
                                                 --theme, --group, --currency, --time-zone, --jurisdiction
npm run merchant -- diff <id> [file]             what changed since the last commit, or since an export
npm run merchant -- export <id> [--out file]     the merchant in one file
npm run merchant -- import <file> [--replace]    a merchant from such a file`

/** The project's folder; this file is three levels down in it. */
const ROOT = resolve(import.meta.dirname, '../../..')

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean', default: false } as const
const OPTIONS = {
  json: SWITCH,
  replace: SWITCH,
  out: TEXT,
  brand: TEXT,
  name: TEXT,
  languages: TEXT,
  theme: TEXT,
  group: TEXT,
  currency: TEXT,
  'time-zone': TEXT,
  jurisdiction: TEXT,
} as const

/**
 * The command line. Findings go to the standard output, so that they can be piped; complaints about the command itself
 * go to the standard error.
 * @returns the exit code
 */
export async function run(args: readonly string[], root: string = ROOT): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [verb, first, second, ...rest] = positionals
    if (rest.length > 0) throw new Complaint(USAGE)
    // Each command brings its own parts: a check waits for no lettering.
    if (verb === 'check' && second === undefined) {
      return await (await import('./cli/check.ts')).check(root, first, values.json)
    }
    if (first !== undefined) {
      if (verb === 'diff') return await (await import('./cli/diff.ts')).diff(root, first, second)
      if (second === undefined) {
        if (verb === 'new') return await (await import('./cli/new.ts')).make(root, first, values)
        const carry = () => import('./cli/carry.ts')
        if (verb === 'export') return (await carry()).exportMerchant(root, first, values.out)
        if (verb === 'import') return await (await carry()).importMerchant(root, first, values.replace)
      }
    }
    const isKnown = ['check', 'new', 'diff', 'export', 'import', undefined].includes(verb)
    throw new Complaint(isKnown ? USAGE : `No command "${verb}".\n${USAGE}`)
  } catch (error) {
    const isTyping = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!isTyping && !(error instanceof Complaint)) throw error
    console.error(isTyping ? `${(error as Error).message}\n${USAGE}` : (error as Error).message)
    return 1
  }
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
