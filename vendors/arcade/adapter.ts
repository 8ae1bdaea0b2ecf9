import {
  askVendor,
  betAnswerOf,
  betsOf,
  checkedOperation,
  FEED_TIMEOUT_MS,
  fixturesOf,
  launchedAt,
  objectOf,
  PRIZES_TIMEOUT_MS,
  prizesOf,
  type SharedSecretSettings,
  sharedSecretSettings,
  TABLES_TIMEOUT_MS,
  tablesOf,
} from '@livery/contract/adapter-parts'
import type { TableFigures } from '@livery/contract/games/tables'
import { demonstrationKey, signBody, verifyBody } from '@livery/contract/seamless'
import type {
  LaunchRequest,
  LaunchResult,
  RawWalletCall,
  SeamlessAdapter,
  TablesRequest,
  WalletAnswer,
  WalletOperation,
  WalletStatus,
} from '@livery/contract/vendor'
import { WALLET_ACTIONS, WalletRefusal } from '@livery/contract/vendor'
import { freeRoundsStandingOf } from '@livery/contract/vendor-free-rounds'

/** HTTP status of an answer, by verdict; 200 for everything the wallet understood. */
const HTTP_STATUS: Partial<Record<WalletStatus, number>> = {
  INVALID_SIGNATURE: 401,
  SOURCE_NOT_ALLOWED: 403,
  INVALID_REQUEST: 400,
  ERROR: 500,
}

/** Livery's own vendor: launch and seamless wallet in JSON, both signed by HMAC over the raw body. */
const adapter: SeamlessAdapter<typeof sharedSecretSettings> = {
  id: 'arcade',
  settings: sharedSecretSettings,
  demonstration: (arcade) => ({ ...arcade, secret: demonstrationKey(arcade.secret, 'own') }),
  keepsMinimumSpin: true,
  gameOrigins: ({ gameOrigin }) => [gameOrigin],
  launch,
  tables,
  prizes: async (request, settings) => prizesOf(await ask('/v1/prizes', request, settings, PRIZES_TIMEOUT_MS)),
  feed: {
    fixtures: async (settings) => fixturesOf((await ask('/v1/feed', {}, settings, FEED_TIMEOUT_MS)).fixtures),
    placeBet: async (request, settings) =>
      betAnswerOf(await ask('/v1/bet', { ...request, walletUrl: settings.walletUrl }, settings)),
    bets: async (player, settings) => betsOf((await ask('/v1/bets', player, settings, FEED_TIMEOUT_MS)).bets),
  },
  freeRounds: {
    grant: (order, settings) => askFreeRounds('grant', order, settings),
    standing: ({ id }, settings) => askFreeRounds('standing', { id }, settings),
    cancel: ({ id }, settings) => askFreeRounds('cancel', { id }, settings),
  },
  readWalletCall,
  writeWalletAnswer,
}
export default adapter

/** Throws an Error when the vendor refuses, cannot be reached, or sends an address outside its own origin. */
async function launch(request: LaunchRequest, settings: SharedSecretSettings): Promise<LaunchResult> {
  const { url } = await ask('/v1/launch', { ...request, walletUrl: settings.walletUrl }, settings)
  return launchedAt(url, settings.gameOrigin, 'iframe')
}

/** Throws an Error when the vendor refuses, cannot be reached, or sends impossible figures. */
async function tables(request: TablesRequest, settings: SharedSecretSettings): Promise<readonly TableFigures[]> {
  return tablesOf((await ask('/v1/tables', request, settings, TABLES_TIMEOUT_MS)).tables)
}

/** The signed body names the call, so that no order can be sent again as another one. */
async function askFreeRounds(question: string, order: object, settings: SharedSecretSettings) {
  return freeRoundsStandingOf(await ask('/v1/free-rounds', { question, ...order }, settings))
}

/** Sends a signed request. Throws an Error when the vendor refuses or cannot be reached. */
function ask(path: string, question: object, { apiUrl, secret }: SharedSecretSettings, timeoutMs?: number) {
  const body = JSON.stringify(question)
  const headers = { 'content-type': 'application/json', ...signBody(secret, body, Date.now()) }
  return askVendor(new URL(path, apiUrl), headers, body, timeoutMs)
}

function readWalletCall(call: RawWalletCall, { secret }: SharedSecretSettings): WalletOperation {
  if (!verifyBody(secret, call.rawBody, call.headers, call.nowMs)) throw new WalletRefusal('INVALID_SIGNATURE')
  const action = WALLET_ACTIONS.find((known) => known === call.action)
  if (!action) throw new WalletRefusal('INVALID_REQUEST', 'unknown action')
  const body = objectOf(call.rawBody)
  // The signature covers the body, not the address: without this, a signed bet could be sent again as a win.
  if (body.action !== action) throw new WalletRefusal('INVALID_REQUEST', 'the body is for another action')
  return checkedOperation(body)
}

function writeWalletAnswer(answer: WalletAnswer): { readonly status: number; readonly body: unknown } {
  return { status: HTTP_STATUS[answer.status] ?? 200, body: answer }
}
