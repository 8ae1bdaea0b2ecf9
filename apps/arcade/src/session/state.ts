import { oddsOf } from '../engine/odds.ts'
import type { Profile } from '../engine/profile.ts'
import { GameError, refusedBecause } from '../game-error.ts'
import { toDecimal, toMinor } from '../money.ts'
import type { BalanceAnswer, GameState } from '../protocol.ts'
import type { Journal } from '../wallet/journal.ts'
import { callWallet, type WalletLink, WalletSilent } from '../wallet/wallet-call.ts'
import type { Session } from './session.ts'
import { openingStake } from './stakes.ts'

const published = new Map<string, { returnToPlayer: string; spinsPerFeature: number }>()

/** Everything the page needs to play. The first time it trades the one-time token. Throws GameError. */
export async function stateOf(session: Session, wallet: WalletLink, journal: Journal): Promise<GameState> {
  if (session.ready) await refresh(session, wallet)
  else await authenticate(session, wallet)
  const { profile, launch, stakes } = session
  const { exponent } = launch.currency
  const amount = (minor: bigint) => toDecimal(minor, exponent)
  return {
    profile,
    ...publishedOdds(profile),
    currency: launch.currency,
    balance: amount(session.balance),
    stakes: stakes.map(amount),
    stake: session.last?.stake ?? amount(openingStake(stakes, session.balance)),
    minimumSpinMs: session.minimumSpinMs,
    last: session.last,
    pending: journal.openOf(launch.sessionId),
  }
}

/** The balance as the wallet says it now. Throws GameError. */
export async function balanceOf(session: Session, wallet: WalletLink, journal: Journal): Promise<BalanceAnswer> {
  if (!session.ready) await authenticate(session, wallet)
  else await refresh(session, wallet)
  const { currency, sessionId } = session.launch
  return { balance: toDecimal(session.balance, currency.exponent), pending: journal.openOf(sessionId) }
}

async function authenticate(session: Session, wallet: WalletLink): Promise<void> {
  if (session.token === null) throw new GameError('SESSION_OVER')
  await ask(session, wallet, { action: 'authenticate', token: session.token })
  session.token = null
  session.ready = true
}

async function refresh(session: Session, wallet: WalletLink): Promise<void> {
  if (session.launch.mode === 'real') await ask(session, wallet, { action: 'balance' })
}

async function ask(
  session: Session,
  wallet: WalletLink,
  question: { readonly action: 'authenticate'; readonly token: string } | { readonly action: 'balance' },
): Promise<void> {
  const { sessionId, currency, walletUrl } = session.launch
  const answer = await callWallet(wallet, walletUrl, { ...question, sessionId, currency: currency.code }).catch(
    (fault: unknown) => {
      throw fault instanceof WalletSilent ? new GameError('WALLET_UNREACHABLE') : fault
    },
  )
  if (answer.status !== 'OK' || answer.balance === undefined) throw refusedBecause(answer.status)
  session.balance = toMinor(answer.balance, currency.exponent)
}

function publishedOdds(profile: Profile): { returnToPlayer: string; spinsPerFeature: number } {
  let odds = published.get(profile.id)
  if (!odds) {
    const exact = oddsOf(profile)
    odds = {
      returnToPlayer: (exact.returnToPlayer * 100).toFixed(2),
      spinsPerFeature: Math.round(exact.spinsPerFeature),
    }
    published.set(profile.id, odds)
  }
  return odds
}
