import type { Merchant } from '@livery/merchant/merchant'
import type { Database } from './connect.ts'
import { seedDemoAccounts } from './seed/demo-accounts.ts'
import { seedGames } from './seed/games.ts'
import { seedNotices } from './seed/notices.ts'
import { seedWinners } from './seed/winners.ts'

/** Brings the catalogue to what `vendors/<id>/games.json` say. Games keep their node ids for ever. */
export async function seedCatalogue(database: Database, vendorsRoot: string): Promise<void> {
  await seedGames(database, vendorsRoot)
}

/** Gives a merchant what its files say it starts with: demo accounts with money, notices and a winner board. */
export async function seedMerchant(
  database: Database,
  merchant: Merchant,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  await seedDemoAccounts(database, merchant, hashPassword)
  await seedNotices(database, merchant)
  if (merchant.demo.winners) await seedWinners(database, merchant)
}
