import { queryKey } from '@livery/contract/query-key'
import { waitForVisitor } from '../session/wait-for-visitor.ts'
import type { Visit } from '../visit/visit.ts'
import { setBalance } from '../wallet/set-balance.ts'
import { stakeMinor } from './slip-amounts.ts'
import { changeBet, newKey, removeBet, type SlipBet, slipOf } from './slip-store.ts'
import { stakeOf } from './stake-of.ts'

/**
 * Places every bet of the slip: each is a bet of its own. What was taken leaves the slip, what was not stays with the
 * reason. Visitors sign in first and find their slip again.  */
export async function placeSlip(visit: Visit): Promise<void> {
  const slip = slipOf(visit)
  if ((await waitForVisitor(visit.session)) === 'guest') {
    visit.popups.open('auth', { tab: 'login' })
    return
  }
  if (visit.session.getState().member?.isTrial) {
    visit.popups.open('trialNotice', {})
    return
  }
  if (slip.getState().isPlacing) return
  const { bets, acceptsChange } = slip.getState()
  const wrong = bets.filter(({ stake }) => stakeMinor(stake, visit.boot.merchant.currency) === null)
  for (const { key } of wrong) changeBet(visit, key, { outcome: 'wrong' })
  if (wrong.length > 0) return
  slip.setState({ isPlacing: true, hasPlaced: false })
  let placed = 0
  // One after another, because each answer has the balance that decides about the next bet.
  for (const bet of bets) if (await placeBet(visit, bet, acceptsChange)) placed += 1
  slip.setState({ isPlacing: false, hasPlaced: placed > 0 })
  if (placed > 0) void visit.queries.invalidateQueries({ queryKey: [...queryKey('myBets')] })
}

/** Places one bet; whether it was taken. */
async function placeBet(visit: Visit, bet: SlipBet, acceptsChange: boolean): Promise<boolean> {
  const { fixture, pick, price, stake, key } = bet
  try {
    const { outcome, balance, ...answer } = await visit.call('placeBet', {
      betKey: key,
      fixtureId: fixture.id,
      pick,
      price,
      acceptsChange,
      stake: stakeOf(stake) ?? stake,
    })
    if (balance !== undefined) setBalance(visit.queries, { balance, currency: visit.boot.merchant.currency.code })
    if (outcome === 'placed') {
      removeBet(visit, key)
      return true
    }
    // A bet whose stake was returned, or that was refused, is over: the next attempt is another bet.
    const isOver = outcome === 'returned' || outcome === 'refused'
    changeBet(visit, key, {
      outcome,
      ...(answer.stakes && { stakes: answer.stakes }),
      ...(isOver && { key: newKey() }),
    })
  } catch {
    changeBet(visit, key, { outcome: 'failed' })
  }
  return false
}
