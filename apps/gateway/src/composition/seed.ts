import type { Merchant } from '@livery/merchant/merchant'
import { seedPlay } from '../features/account/history/seed-play.ts'
import { seedContracts } from '../features/agent/demonstration/seed-contracts.ts'
import { seedRebates } from '../features/agent/demonstration/seed-rebates.ts'
import { seedTeam } from '../features/agent/demonstration/seed-team.ts'
import { seedGames } from '../features/games/seed-games.ts'
import { seedWinners } from '../features/lobby/seed-winners.ts'
import { listen } from '../features/rewards/look-after.ts'
import { seedPointPlan } from '../features/rewards/points/seed-mall.ts'
import { seedFriends } from '../features/rewards/referral/seed-friends.ts'
import { seedChat } from '../features/support/chat/seed-chat.ts'
import { seedDemoAccounts, seedDemoMoney } from '../members/demo-accounts.ts'
import type { Database } from '../platform/database/connect.ts'

/** Updates the catalogue from `vendors/<id>/games.json`. Games keep their node ids for ever. */
export async function seedCatalogue(database: Database, vendorsRoot: string): Promise<void> {
  await seedGames(database, vendorsRoot)
}

/** Makes a demonstration's accounts with money and some play, an agent's team, and its winner board. */
export async function seedDemo(
  database: Database,
  merchant: Merchant,
  hashPassword: (password: string) => Promise<string>,
  withTeam: boolean,
): Promise<void> {
  await seedDemoAccounts(database, merchant, hashPassword)
  // The agent's earnings are booked before the demonstration's gifts.
  if (withTeam) await seedTeam(database, merchant)
  await seedDemoMoney(database, merchant)
  await seedPointPlan(database, merchant)
  // The rounds below then count for rebates and missions.
  await listen(database, merchant)
  await seedPlay(database, merchant, await seedFriends(database, merchant))
  if (withTeam) {
    await seedRebates(database, merchant)
    await seedContracts(database, merchant)
  }
  await seedChat(database, merchant)
  if (merchant.demo.winners) await seedWinners(database, merchant)
}
