import type { Merchant } from '@livery/merchant/merchant'
import { seedPlay } from '../features/account/history/seed-play.ts'
import { seedGames } from '../features/games/seed-games.ts'
import { seedWinners } from '../features/lobby/seed-winners.ts'
import { seedDemoAccounts } from '../members/demo-accounts.ts'
import type { Database } from '../platform/database/connect.ts'

/** Updates the catalogue from `vendors/<id>/games.json`. Games keep their node ids for ever. */
export async function seedCatalogue(database: Database, vendorsRoot: string): Promise<void> {
  await seedGames(database, vendorsRoot)
}

/** Makes a demonstration's accounts with money and a little play, and its winner board. */
export async function seedDemo(
  database: Database,
  merchant: Merchant,
  hashPassword: (password: string) => Promise<string>,
): Promise<void> {
  await seedDemoAccounts(database, merchant, hashPassword)
  await seedPlay(database, merchant)
  if (merchant.demo.winners) await seedWinners(database, merchant)
}
