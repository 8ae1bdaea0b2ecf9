import { closest } from '@livery/document/closest'
import type { Fault } from '@livery/document/fault'
import { toMinor } from '@livery/locale/amount'
import { entriesOf } from '../draft.ts'
import type { LoadedMerchant } from '../load.ts'
import type { Surroundings } from '../surroundings.ts'

/** Free rounds need a game in which one of the merchant's vendors gives them, with one of its stakes. */
export function freeRoundsFaults({ sound, documents }: LoadedMerchant, { vendors }: Surroundings): Fault[] {
  const chosen = entriesOf(sound.vendors).map(([, { id }]) => id)
  return entriesOf(sound.programmes).flatMap(([index, { reward }]) => {
    if (reward?.kind !== 'freeRounds' || reward.game === undefined) return []
    const { game, stake } = reward
    const [code = '', name = ''] = [game.slice(0, game.indexOf('/')), game.slice(game.indexOf('/') + 1)]
    const say = (key: 'game' | 'stake', message: string, repair: string) => [
      documents.merchant.faultAt(['programmes', index, 'reward', key], {
        code: 'programme.freeRounds',
        message,
        repair,
      }),
    ]
    const vendor = [...vendors.values()].find((one) => one.code === code)
    if (!vendor || !chosen.includes(vendor.id)) {
      return say('game', `the merchant offers no vendor ${JSON.stringify(code)}`, 'Name a game of one of its vendors')
    }
    if (!vendor.freeRounds) {
      const able = [...vendors.values()].filter((one) => one.freeRounds && chosen.includes(one.id))
      const repair =
        able.length === 0 ? 'None of its vendors does' : `Use a game of ${able.map((one) => one.code).join(', ')}`
      return say('game', `the vendor ${JSON.stringify(code)} gives no free rounds`, repair)
    }
    const games = vendor.games()
    const type = games.get(name)
    if (type === undefined) {
      const near = closest(name, games.keys())
      const repair = near === undefined ? 'Name one of its games' : `Use ${code}/${near}`
      return say('game', `the vendor ${JSON.stringify(code)} has no game ${JSON.stringify(name)}`, repair)
    }
    if (!vendor.freeRounds.gameTypes.some((one) => one === type)) {
      const repair = `Use one of its ${vendor.freeRounds.gameTypes.join(', ')} games`
      return say('game', `the vendor gives no free rounds in ${type} games`, repair)
    }
    const currency = sound.currency?.code
    const stakes = currency === undefined ? undefined : vendor.freeRounds.stakes[currency]
    if (currency === undefined || stake === undefined) return []
    if (!stakes) return say('stake', `the vendor gives free rounds of no ${currency}`, 'Use a game of another vendor')
    // Compared at the finest exponent, since 5 and 5.00 are the same stake.
    if (stakes.some((one) => toMinor(one, 4) === toMinor(stake, 4))) return []
    return say('stake', `the game has no stake of ${stake} ${currency}`, `Use one of ${stakes.join(', ')}`)
  })
}
