import type { Fixture } from '@livery/contract/games/feed'
import { fromMinor } from '@livery/locale/amount'
import { Amount } from '@livery/ui/amount'
import { IconButton } from '@livery/ui/icon-button'
import { TextField } from '@livery/ui/text-field'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './slip.css.ts'
import { payoutOf } from './slip-amounts.ts'
import { changeBet, newKey, removeBet, type SlipBet, useSlip } from './slip-store.ts'
import { useOdds } from './use-odds.ts'

interface SlipBetEntryProps {
  readonly bet: SlipBet
  /** The match as it is now; undefined when it is offered no longer, or while matches load. */
  readonly fixture: Fixture | undefined
  readonly isKnown: boolean
}

/** One bet of the slip: what on, at which price, the stake, and what is in its way. */
export function SlipBetEntry({ bet, fixture, isKnown }: SlipBetEntryProps) {
  const t = useText('sports')
  const odds = useOdds()
  const money = useMoney()
  const visit = useVisit()
  const { currency } = visit.boot.merchant
  const { exponent, symbol } = currency
  const { home, away } = bet.fixture
  const price = fixture?.prices[bet.pick] ?? bet.price
  const name = bet.pick === 'draw' ? t('pick.drawName') : bet.fixture[bet.pick]
  const payout = payoutOf(bet.stake, price, currency)
  const problem = useBetProblem(bet, fixture, isKnown)
  const isStakeWrong = bet.outcome === 'wrong' || bet.outcome === 'stakeOutOfRange'
  return (
    <li className={css.bet}>
      <div className={css.betHead}>
        <span className={css.pick}>
          <bdi>{name}</bdi>
        </span>
        {price !== bet.price && <s className={css.before}>{odds(bet.price)}</s>}
        <bdi className={css.price}>{odds(price)}</bdi>
        <IconButton
          icon="close"
          size="sm"
          variant="plain"
          label={t('slip.remove', { home, away })}
          onClick={() => removeBet(visit, bet.key)}
        />
      </div>
      <p className={css.match}>
        <bdi>{home}</bdi> – <bdi>{away}</bdi>
      </p>
      <div className={css.stakeLine}>
        <TextField
          className={css.stake}
          label={t('slip.stake')}
          value={bet.stake}
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          dir="ltr"
          start={<bdi className={css.symbol}>{symbol}</bdi>}
          {...(isStakeWrong && problem ? { error: problem } : {})}
          onChange={({ currentTarget: { value } }) =>
            // Another stake is another bet, and needs a key of its own.
            changeBet(visit, bet.key, { stake: value, ...(bet.outcome && { key: newKey(), outcome: undefined }) })
          }
        />
        <p className={css.betReturn}>
          <span>{t('slip.return')}</span>
          <Amount parts={money(fromMinor(payout ?? 0n, exponent)).parts} />
        </p>
      </div>
      {!isStakeWrong && problem && (
        <p className={css.problem} role="status">
          {problem}
        </p>
      )}
    </li>
  )
}

/** What prevents a bet, in words; the match's present state takes precedence over the result of the last attempt. */
function useBetProblem(bet: SlipBet, fixture: Fixture | undefined, isKnown: boolean): string | null {
  const t = useText('sports')
  const odds = useOdds()
  const money = useMoney()
  const { acceptsChange } = useSlip()
  const { outcome, pick, price, stakes } = bet
  if (isKnown && !fixture) return t('outcome.closed')
  if (fixture && !fixture.isOpen) return t('outcome.suspended')
  const now = fixture?.prices[pick] ?? price
  if (now !== price && !acceptsChange) return t('outcome.priceChanged', { before: odds(price), now: odds(now) })
  if (outcome === 'stakeOutOfRange') {
    return t('outcome.stakeOutOfRange', {
      least: money(stakes?.least ?? '0').text,
      most: money(stakes?.most ?? '0').text,
    })
  }
  // The match shows its new price, or that its market is open again.
  if (!outcome || outcome === 'placed' || outcome === 'priceChanged' || outcome === 'suspended') return null
  return t(`outcome.${outcome}`)
}
