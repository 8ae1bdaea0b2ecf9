import { diskSources } from '@livery/document/sources'
import { loadAlone } from '@livery/merchant/load'
import { programmesOf } from '../features/rewards/rules/compiled.ts'
import { trialInWords } from '../features/rewards/trial/in-words.ts'
import { tryProgramme } from '../features/rewards/trial/trial.ts'
import { assertSeesAll } from '../platform/database/assert-sees-all.ts'
import { openDatabase } from '../platform/database/connect.ts'
import { StartupError } from '../platform/startup-error.ts'
import { ownPlace, ROOT, runCommand, terminalLogger } from './command.ts'

const USAGE = `npm run programmes -- trial <merchant> <programme> [--days 30]
      reads what happened in the last days, while the gateway runs, and says what a programme of the merchant's file would
      have cost and whom it would have reached. Writes nothing.
      Exit code 0: said; 2: it could not be looked at.`
const DAY_MS = 86_400_000
const DAYS_MOST = 366

await runCommand(
  USAGE,
  { days: { type: 'string', default: '30' } },
  async ({ days }, [verb, merchantId, programmeId, ...rest]) => {
    if (verb !== 'trial' || !merchantId || !programmeId || rest.length > 0) throw new StartupError(USAGE)
    const count = /^\d{1,3}$/.test(days) ? Number(days) : 0
    if (count < 1 || count > DAYS_MOST) throw new StartupError(`--days is a number from 1 to ${DAYS_MOST}.`)
    const loaded = await loadAlone(diskSources(ROOT), merchantId)
    const merchant = loaded?.merchant
    if (!merchant) {
      const hint = loaded ? `npm run merchant -- check ${merchantId} says why.` : ''
      throw new StartupError(loaded ? `${merchantId} has faults.` : `There is no merchant ${merchantId}.`, hint)
    }
    const programme = programmesOf(merchant).find(({ id }) => id === programmeId)
    if (!programme) {
      const ids = programmesOf(merchant).map(({ id }) => id)
      throw new StartupError(`${merchantId} has no programme ${programmeId}.`, `It has ${ids.join(', ') || 'none'}.`)
    }
    const database = await openDatabase({ ...ownPlace(), logger: terminalLogger, beside: true, forCommand: true })
    try {
      await assertSeesAll(database)
      const span = [new Date(Date.now() - count * DAY_MS), new Date()] as const
      const trial = await database.transaction((tx) => tryProgramme(tx, merchant, programme, ...span), {
        snapshot: true,
      })
      if (!trial) throw new StartupError(`Nobody keeps what “${programmeId}” answers, so it cannot be tried.`)
      console.log(trialInWords(merchant, programme, trial, span))
      return 0
    } finally {
      await database.close()
    }
  },
)
