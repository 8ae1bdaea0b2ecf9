import { randomUUID } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { startGameV2 } from '@livery/contract/games'
import type { LaunchRequest, LaunchResult } from '@livery/contract/vendor'
import { fromMinor } from '@livery/locale/amount'
import { localeByCode } from '@livery/locale/registry'
import type { Handler } from '../../calls/handlers.ts'
import { readBalance } from '../../ledger/wallet/balance.ts'
import { openGameSession } from '../../ledger/wallet/sessions.ts'
import { holdGate, pacedGate } from './gates.ts'
import { notePlayed } from './own-games.ts'
import type { GameServices } from './services.ts'

type Launching = Parameters<Handler<typeof startGameV2, GameServices>>[0]

export const launchHandler: Handler<typeof startGameV2, GameServices> = (context) => launchGame(context)

/**
 * Gets a game's launch address from the vendor (docs/product.md 4.7).
 * @param lottery what to open of a lottery
 */
export async function launchGame(
  { services, site, account, request, http }: Launching,
  lottery?: LaunchRequest['lottery'],
): ReturnType<Handler<typeof startGameV2, GameServices>> {
  const game = await services.catalogue.find(site, request.language, request.nodeId)
  const entry = game ? services.vendors.games.get(game.gameCode) : undefined
  if (!game || !entry) throw new LiveryError('GAME_NOT_FOUND')
  const real = request.mode === 'real'
  if (real && !account) throw new LiveryError('NOT_SIGNED_IN')
  if (real && account?.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
  // An agent who is paid by players' losses may not play where the law forbids it.
  if (real && account?.isAgent && site.merchant.compliance.agentsMayPlay === false)
    throw new LiveryError('FEATURE_DISABLED')
  if (!real) assertAgeStated(site, account)
  if (!real && game.supportPlay === 0) throw new LiveryError('DEMO_UNAVAILABLE')
  holdGate(entry.vendor, entry.game, site.merchant, (countries) => services.access.isIn(countries, http.ip))
  const connection = services.vendors.connection(entry.vendor)
  if (!connection) throw new LiveryError('GAME_UNAVAILABLE', { params: { game: game.gameName } })
  const { minimumSpinMs } = site.merchant.compliance
  pacedGate(game.gameType, minimumSpinMs, connection)

  const { currency } = site.merchant
  const player = real ? account : null
  const ownWallet = player ? await services.moveMoneyForGame(site, player, entry.vendor) : null
  const session =
    player && !ownWallet
      ? await openGameSession(services.database, {
          merchantId: site.merchant.id,
          memberId: player.memberId,
          nodeId: game.nodeId,
          loginHash: player.tokenHash,
          adapter: connection.id,
          currency,
        })
      : { sessionId: `${real ? 'own' : 'demo'}-${randomUUID()}`, token: null }
  const language = localeByCode(request.language)
  const colourMode = request.colourMode ?? 'dark'
  let result: LaunchResult
  try {
    result = await connection.launch({
      mode: request.mode,
      merchant: { id: site.merchant.id, name: site.merchant.name },
      game: {
        code: game.gameCode,
        vendor: game.vassalage,
        type: game.gameType,
        classify: game.gameClassify,
        name: game.gameName,
        pictureUrl: `${siteOrigin(http)}${game.iconUrl}/360`,
      },
      ...(lottery && { lottery }),
      player: player ? { id: player.memberId, name: player.nickname } : null,
      token: session.token,
      sessionId: session.sessionId,
      currency,
      language: { tag: language?.tag ?? 'en', dir: language?.direction ?? 'ltr' },
      device: request.device,
      lobbyUrl: siteOrigin(http),
      colourMode,
      brandColour: String(site.theme.values[colourMode]['color.brand.verbatim']),
      ...(minimumSpinMs > 0 && { minimumSpinMs }),
    })
  } catch (cause) {
    services.log.warn({ err: cause, vendor: entry.vendor.id }, 'a vendor refused a launch')
    if (player && ownWallet?.comesHome) await services.bringMoneyBack(site, player, entry.vendor)
    throw new LiveryError('GAME_UNAVAILABLE', { params: { game: game.gameName }, cause })
  }
  if (player) await notePlayed(services.database, player, game.nodeId)
  const balance = player ? await readBalance(services.database, site.merchant.id, player.memberId, currency.code) : null
  return {
    ...result,
    sessionId: session.sessionId,
    gameName: game.gameName,
    currency: player ? currency.code : null,
    balance: balance === null ? null : fromMinor(balance, currency.exponent),
    ...(ownWallet && { ownWallet }),
  }
}

/** Throws where a free trial is for members only, because they stated their age at registration. */
function assertAgeStated({ merchant }: Launching['site'], account: Launching['account']): void {
  if (!merchant.compliance.ageBeforeFreePlay) return
  if (!account) throw new LiveryError('NOT_SIGNED_IN')
  if (account.isTrial) throw new LiveryError('REAL_ACCOUNT_NEEDED')
}

/** The page's own origin, as the browser sees it; the host was checked against the registry before. */
function siteOrigin({ protocol, host }: Pick<Launching['http'], 'protocol' | 'host'>): string {
  return `${protocol}://${host}`
}
