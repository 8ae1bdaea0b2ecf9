import { GameError, refusedBecause } from '../game-error.ts'
import type { ArcadeLaunch } from '../launch/launch-request.ts'
import { toDecimal, toMinor } from '../money.ts'
import type { BalanceAnswer, FreeRound, GameState } from '../protocol.ts'
import type { Journal } from '../wallet/journal.ts'
import { callWallet, type WalletLink, WalletSilent } from '../wallet/wallet-call.ts'
import type { Session } from './session.ts'
import { openingStake } from './stakes.ts'

/** The further data of a session's state. */
interface Around {
  readonly wallet: WalletLink
  readonly journal: Journal
  readonly freeRounds: { next(launch: ArcadeLaunch): FreeRound | null }
}

/**
 * Everything the page needs to play. The first time it exchanges the one-time token. It waits for a running round, so
 * that a page that is reloaded meanwhile shows its result. Throws GameError.
 */
export async function stateOf(session: Session, { wallet, journal, freeRounds }: Around): Promise<GameState> {
  await session.running?.catch(() => undefined)
  if (session.ready) await refresh(session, wallet)
  else await authenticate(session, wallet)
  const { rules, table, launch, stakes } = session
  const { exponent } = launch.currency
  const amount = (minor: bigint) => toDecimal(minor, exponent)
  return {
    rules: rules.id,
    about: rules.about,
    ways: rules.ways.map(({ name, returnToPlayer }) => ({ name, returnToPlayer: (returnToPlayer * 100).toFixed(2) })),
    table,
    currency: launch.currency,
    balance: amount(session.balance),
    stakes: stakes.map(amount),
    stake: session.last?.stake ?? amount(openingStake(stakes, session.balance)),
    minimumSpinMs: session.minimumSpinMs,
    last: session.last,
    pending: journal.openOf(launch.sessionId),
    free: freeRounds.next(launch),
  }
}

/** The current balance, from the wallet. Throws GameError. */
export async function balanceOf(session: Session, { wallet, journal, freeRounds }: Around): Promise<BalanceAnswer> {
  if (!session.ready) await authenticate(session, wallet)
  else await refresh(session, wallet)
  const { currency, sessionId } = session.launch
  return {
    balance: toDecimal(session.balance, currency.exponent),
    pending: journal.openOf(sessionId),
    free: freeRounds.next(session.launch),
  }
}

async function authenticate(session: Session, wallet: WalletLink): Promise<void> {
  if (session.token === null) throw new GameError('SESSION_OVER')
  await ask(session, wallet, { action: 'authenticate', token: session.token })
  session.token = null
  session.ready = true
}

async function refresh(session: Session, wallet: WalletLink): Promise<void> {
  if (session.account) session.balance = session.account.balance()
  else if (session.launch.mode === 'real') await ask(session, wallet, { action: 'balance' })
}

async function ask(
  session: Session,
  wallet: WalletLink,
  question: { readonly action: 'authenticate'; readonly token: string } | { readonly action: 'balance' },
): Promise<void> {
  const { sessionId, currency, walletUrl, wire } = session.launch
  const answer = await callWallet(
    wallet,
    { walletUrl, wire },
    { ...question, sessionId, currency: currency.code },
  ).catch((fault: unknown) => {
    throw fault instanceof WalletSilent ? new GameError('WALLET_UNREACHABLE') : fault
  })
  if (answer.status !== 'OK' || answer.balance === undefined) throw refusedBecause(answer.status)
  session.balance = toMinor(answer.balance, currency.exponent)
}
