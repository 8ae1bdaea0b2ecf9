import { createHash } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { BetAnswer, myBets, placeBet } from '@livery/contract/games/feed'
import { fromMinor } from '@livery/locale/amount'
import { enteredMinor } from '@livery/locale/entered'
import type { Handler } from '../../calls/handlers.ts'
import { readBalance } from '../../ledger/wallet/balance.ts'
import { openGameSession } from '../../ledger/wallet/sessions.ts'
import { holdGate } from './gates.ts'
import type { GameServices } from './services.ts'

/**
 * Places a bet at the match's vendor, which takes the stake by a wallet call of its own and checks the price. The key is
 * the page's: the vendor takes one stake for it, however often the call is sent.
 */
export const placeBetHandler: Handler<typeof placeBet, GameServices> = async ({
  services,
  site,
  account,
  request,
  http,
}) => {
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  // An agent who is paid by players' losses may not play where the law forbids it.
  if (account.isAgent && site.merchant.compliance.agentsMayPlay === false) throw new LiveryError('FEATURE_DISABLED')
  const { betKey, ...order } = request
  // A process without any matches yet reads them first.
  await services.feed.of(site)
  const entry = services.feed.vendorOf(site, request.fixtureId) ?? services.feed.vendorsOf(site)[0]
  if (!entry) throw new LiveryError('GAME_NOT_FOUND')
  const { vendor, game, connection } = entry
  holdGate(vendor, game, site.merchant, (countries) => services.access.isIn(countries, http.ip))
  const { id: merchantId, currency } = site.merchant
  if (!isEnterable(order.stake, currency)) return { outcome: 'refused' }
  const { memberId } = account
  const [listed] = await services.catalogue.named(site, 'EN', [{ vendor: vendor.code, code: game.code }])
  if (!listed) throw new LiveryError('GAME_NOT_FOUND')
  const session = await openGameSession(services.database, {
    merchantId,
    memberId,
    nodeId: listed.nodeId,
    loginHash: account.tokenHash,
    adapter: connection.id,
    currency,
  })
  let answer: BetAnswer
  try {
    answer = await connection.feed.placeBet({
      ...order,
      ...session,
      betId: createHash('sha256').update(`${merchantId} ${memberId} ${betKey}`).digest('base64url'),
      merchantId,
      playerId: memberId,
      currency: { code: currency.code, exponent: currency.exponent },
    })
  } catch (cause) {
    services.log.warn({ err: cause, vendor: vendor.id }, 'a vendor did not answer a bet')
    throw new LiveryError('GAME_UNAVAILABLE', { params: { game: vendor.displayName }, cause })
  }
  const balance = await readBalance(services.database, merchantId, memberId, currency.code)
  return { ...answer, balance: fromMinor(balance, currency.exponent) }
}

/** Whether a stake is no finer than the currency shows. */
function isEnterable(stake: string, currency: Parameters<typeof enteredMinor>[1]): boolean {
  try {
    return enteredMinor(stake, currency) > 0n
  } catch {
    return false
  }
}

/** The member's bets at all feeds; those of a vendor that does not answer are missing. */
export const myBetsHandler: Handler<typeof myBets, GameServices> = async ({ services, site, account }) => {
  const player = { merchantId: site.merchant.id, playerId: account.memberId }
  const answers = services.feed.vendorsOf(site).map(({ connection }) =>
    connection.feed.bets(player).catch((cause: unknown) => {
      services.log.warn({ err: cause, vendor: connection.id }, 'a vendor does not tell a member’s bets')
      return []
    }),
  )
  const bets = (await Promise.all(answers)).flat()
  return { bets: bets.toSorted((one, other) => Date.parse(other.placedAt) - Date.parse(one.placedAt)) }
}
