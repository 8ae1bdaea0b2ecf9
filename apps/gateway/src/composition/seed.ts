import type { Merchant } from '@livery/merchant/merchant'
import { seedGames } from '../features/games/seed-games.ts'
import { seedWinners } from '../features/lobby/seed-winners.ts'
import { seedNotices } from '../features/messages/seed-notices.ts'
import { seedDemoAccounts } from '../members/demo-accounts.ts'
import type { Database } from '../platform/database/connect.ts'

/** Brings the catalogue to what `vendors/<id>/games.json` say. Games keep their node ids for ever. */
export async function seedCatalogue(database: Database, vendorsRoot: string): Promise<void> {
  await seedGames(database, vendorsRoot)
}

/** Gives a merchant the notices its files say it starts with. */
export async function seedMerchant(database: Database, merchant: Merchant): Promise<void> {
  await seedNotices(database, merchant)
}

/** What a demonstration starts with besides: accounts with money, and a winner board. */
export async function seedDemo(
  database: Database,
  merchant: Merchant,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  await seedDemoAccounts(database, merchant, hashPassword)
  if (merchant.demo.winners) await seedWinners(database, merchant)
}
