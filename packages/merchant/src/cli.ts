import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { Complaint } from './cli/complaint.ts'
import { gatewayClient } from './cli/gateway-client.ts'
import { allStatus, RELEASE_VERBS } from './cli/releases.ts'

const USAGE = `npm run merchant -- check [id] [--json]          every fault of one merchant, or of all; exit 1 on any
npm run merchant -- new <id> --brand "#7c3aed"   a merchant that passes the check; also --name, --languages TY,EN,
                                                 --theme, --group, --currency, --time-zone, --jurisdiction,
                                                 and for the mark --accent "#22d3ee", --symbol, --face
npm run merchant -- diff <id> [file]             what changed since the last commit, or since an export
npm run merchant -- export <id> [--out file]     the merchant in one file
npm run merchant -- import <file> [--replace]    a merchant from such a file
npm run merchant -- rename <id> --name "New"     another brand name, --host another main host; players, ledger and
                                                 history stay, since the id does
npm run merchant -- clone <id> <new>             a second merchant like it; also --name, --host
npm run merchant -- delete <id>                  its folder goes; players, ledger and history stay in the database
These three say what they would do, and do it with --confirm.

Of a running gateway (GATEWAY_URL, OPERATOR_TOKEN; the demonstration of \`npm start\` here when left out). A release is
named by its hash or the first digits of it; what lies in the folder when left out. Each takes --note for the history.
npm run merchant -- status [id]                  what is live, what waits, and what is wrong
npm run merchant -- history <id>                 who did what, when, and what it meant
npm run merchant -- preview <id> [release]       a link that shows it on the real site; --minutes
npm run merchant -- publish <id> [release]       for everybody, now or --at 2026-12-01T09:00 (the merchant's clock)
npm run merchant -- rollback <id>                back to what was live before
npm run merchant -- canary <id> [release]        for --percent of the visitors; --end
npm run merchant -- hold <id> | follow <id>      saved files wait for publish, or are live at once
npm run merchant -- draft <id> [--file export]   keeps it without showing it
npm run merchant -- cancel <id> --plan <number>  a publication that was planned`

/** The project's folder; this file is three levels down in it. */
const ROOT = resolve(import.meta.dirname, '../../..')

const TEXT = { type: 'string' } as const
const SWITCH = { type: 'boolean', default: false } as const
const OPTIONS = {
  json: SWITCH,
  replace: SWITCH,
  confirm: SWITCH,
  host: TEXT,
  out: TEXT,
  brand: TEXT,
  accent: TEXT,
  symbol: TEXT,
  face: TEXT,
  name: TEXT,
  languages: TEXT,
  theme: TEXT,
  group: TEXT,
  currency: TEXT,
  'time-zone': TEXT,
  jurisdiction: TEXT,
  at: TEXT,
  note: TEXT,
  percent: TEXT,
  minutes: TEXT,
  plan: TEXT,
  file: TEXT,
  end: SWITCH,
} as const

/**
 * The command line. Findings go to the standard output, so that they can be piped; errors of the command itself go to
 * the standard error.
 * @returns the exit code
 */
export async function run(args: readonly string[], root: string = ROOT): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [verb, first, second, ...rest] = positionals
    if (rest.length > 0) throw new Complaint(USAGE)
    // Each command is loaded on use, so that `check` does not wait for the libraries that draw letters.
    if (verb === 'check' && second === undefined) {
      return await (await import('./cli/check.ts')).check(root, first, values.json)
    }
    if (verb === 'status' && first === undefined) return print(await allStatus(gatewayClient(root)))
    if (first !== undefined) {
      const releases = verb === undefined ? undefined : RELEASE_VERBS[verb]
      if (releases) return print(await releases(gatewayClient(root), first, second, values))
      if (verb === 'diff') return await (await import('./cli/diff.ts')).diff(root, first, second)
      if (verb === 'clone' && second !== undefined) {
        return await (await import('./cli/clone.ts')).clone(root, first, second, values)
      }
      if (second === undefined) {
        if (verb === 'rename') return await (await import('./cli/rename.ts')).rename(root, first, values)
        if (verb === 'delete') return (await import('./cli/delete.ts')).deleteMerchant(root, first, values)
        if (verb === 'new') return await (await import('./cli/new.ts')).make(root, first, values)
        const carry = () => import('./cli/carry.ts')
        if (verb === 'export') return (await carry()).exportMerchant(root, first, values.out)
        if (verb === 'import') return await (await carry()).importMerchant(root, first, values.replace)
      }
    }
    const known = [
      'check',
      'new',
      'diff',
      'export',
      'import',
      'rename',
      'clone',
      'delete',
      ...Object.keys(RELEASE_VERBS),
    ]
    const isKnown = verb === undefined || known.includes(verb)
    throw new Complaint(isKnown ? USAGE : `No command "${verb}".\n${USAGE}`)
  } catch (error) {
    const isTyping = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!isTyping && !(error instanceof Complaint)) throw error
    console.error(isTyping ? `${(error as Error).message}\n${USAGE}` : (error as Error).message)
    return 1
  }
}

function print(text: string): number {
  console.log(text)
  return 0
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
