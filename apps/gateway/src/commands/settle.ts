import { CONTRACT_KINDS, type ContractKind } from '@livery/contract/agent/contract-words'
import { explainRebate } from '../features/agent/rebates/explain.ts'
import { rebateRun, replayRebates } from '../features/agent/rebates/replay.ts'
import { explainLine, replayRun } from '../features/agent/settlement/replay.ts'
import { runByKey } from '../features/agent/settlement/store/runs.ts'
import { assertSeesAll } from '../platform/database/assert-sees-all.ts'
import { openDatabase } from '../platform/database/connect.ts'
import type { Sql } from '../platform/database/sql.ts'
import { StartupError } from '../platform/startup-error.ts'
import { ownPlace, runCommand, terminalLogger } from './command.ts'

/** The word for agents' rebates in a command; they are replayed and explained like contracts. */
const REBATE = 'agentRebate'

const USAGE = `npm run settle -- replay <merchant>/<kind>/<period>             computes a closed period again and prints its lines
npm run settle -- explain <merchant>/<kind>/<period>/<account>  prints where an agent’s lines of it came from
                                      kinds: ${[...CONTRACT_KINDS, REBATE].join(', ')}; periods: a day
                                      2026-11-26, several 2026-11-16/2026-11-30, an hour 2026-11-26.14, the five minutes
                                      2026-11-26.168 that begin with it; in the merchant’s zone, and counted from 0.
                                      Exit code 0: as it was written; 1: not; 2: it could not be looked at.`

await runCommand(USAGE, {}, async (_values, [verb, what = '', ...rest]) => {
  const [merchantId = '', kindName, ...parts] = what.split('/')
  const kind = CONTRACT_KINDS.find((one) => one === kindName)
  const isRebate = kindName === REBATE
  const isKnown = verb === 'replay' || verb === 'explain'
  // `explain` also needs an account at the end.
  const fewest = verb === 'explain' ? 2 : 1
  if (!isKnown || !merchantId || !(kind || isRebate) || parts.length < fewest || rest.length > 0)
    throw new StartupError(USAGE)
  const database = await openDatabase({ ...ownPlace(), logger: terminalLogger, beside: true, forCommand: true })
  try {
    await assertSeesAll(database)
    const own = database.of(merchantId)
    if (verb === 'explain') {
      const account = parts.at(-1)!
      const period = parts.slice(0, -1).join('/')
      const explanation = kind
        ? await explainLine(own, merchantId, kind, period, account)
        : await explainRebate(own, merchantId, period, account)
      if (!explanation) throw new StartupError(`${account} has no line in that period.`)
      for await (const line of explanation) console.log(line)
      return 0
    }
    const replayed = await replay(own, merchantId, kind, parts.join('/'))
    if (!replayed) throw new StartupError('That period was not settled.')
    const { computed, faults } = replayed
    process.stdout.write(computed)
    console.error(
      faults.length === 0 ? 'As it was written, byte for byte.' : `Not as it was written: ${faults.join('; ')}.`,
    )
    return faults.length === 0 ? 0 : 1
  } finally {
    await database.close()
  }
})

/** Computes a closed period again; null where there is none. */
async function replay(sql: Sql, merchantId: string, kind: ContractKind | undefined, key: string) {
  if (kind) {
    const run = await runByKey(sql, merchantId, kind, key)
    return run ? replayRun(sql, run) : null
  }
  const run = await rebateRun(sql, merchantId, key)
  return run && replayRebates(sql, merchantId, run)
}
