import { fromMinor } from '@livery/locale/amount'
import { checkInvariants, summariseBooks } from '../ledger/invariants.ts'
import { assertSeesAll } from '../platform/database/assert-sees-all.ts'
import { openDatabase } from '../platform/database/connect.ts'
import { StartupError } from '../platform/startup-error.ts'
import { ownPlace, runCommand, terminalLogger } from './command.ts'
import { faultsText } from './faults-text.ts'

const USAGE = `npm run books -- check [merchant]     reads the whole ledger, while the gateway runs, and names what disagrees:
                                      balances, entries, postings, bets and their answers.
                                      Exit code 0: in order; 1: not; 2: it could not be looked at.`

await runCommand(USAGE, {}, async (_values, [verb, merchantId = null, ...rest]) => {
  if (verb !== 'check' || rest.length > 0) throw new StartupError(USAGE)
  const database = await openDatabase({ ...ownPlace(), logger: terminalLogger, beside: true, forCommand: true })
  try {
    await assertSeesAll(database)
    const books = await summariseBooks(database, merchantId)
    if (books.length === 0) {
      throw new StartupError(
        merchantId ? `No merchant ${merchantId} has accounts here.` : 'There are no accounts here.',
      )
    }
    for (const { merchantId: id, currency, exponent, accounts, entries, playersMinor } of books) {
      const players = `${fromMinor(playersMinor, exponent)} ${currency}`
      console.log(`${id}: ${accounts} accounts with ${entries} entries, players have ${players}`)
    }
    const { ok, faults } = await checkInvariants(database, merchantId)
    console.log(ok ? 'The books are in order.' : faultsText(faults))
    return ok ? 0 : 1
  } finally {
    await database.close()
  }
})
