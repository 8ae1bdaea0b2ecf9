import { fromMinor } from '@livery/locale/amount'
import { Amount } from '@livery/ui/amount'
import { Button } from '@livery/ui/button'
import { Checkbox } from '@livery/ui/checkbox'
import { cx } from '@livery/ui/cx'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'
import { useSession, useVisit } from '../visit/use-visit.ts'
import { placeSlip } from './place-slip.ts'
import * as css from './slip.css.ts'
import { payoutOf, stakeMinor } from './slip-amounts.ts'
import { SlipBetEntry } from './slip-bet.tsx'
import { changeBet, newKey, type SlipBet, slipOf, useSlip } from './slip-store.ts'
import { useFeed } from './use-feed.ts'

/** The bets of the slip with their stakes, what they may return, and the button that places them. */
export function SlipForm({ bets }: { readonly bets: readonly SlipBet[] }) {
  const t = useText('sports')
  const money = useMoney()
  const visit = useVisit()
  const fixtures = useFeed()
  const { acceptsChange, isPlacing } = useSlip()
  const isGuest = useSession(({ phase, settled }) => settled && phase === 'guest')
  const { currency } = visit.boot.merchant
  const { exponent } = currency
  const priceOf = ({ fixture, pick, price }: SlipBet) =>
    fixtures?.find(({ id }) => id === fixture.id)?.prices[pick] ?? price
  const changed = acceptsChange ? [] : bets.filter((bet) => priceOf(bet) !== bet.price)
  const sum = (amounts: readonly (bigint | null)[]) =>
    money(
      fromMinor(
        amounts.reduce<bigint>((all, one) => all + (one ?? 0n), 0n),
        exponent,
      ),
    ).parts
  const total = bets.map(({ stake }) => stakeMinor(stake, currency))
  const payout = bets.map((bet) => payoutOf(bet.stake, priceOf(bet), currency))
  const acceptPrices = () => {
    for (const bet of changed) changeBet(visit, bet.key, { price: priceOf(bet), key: newKey(), outcome: undefined })
  }
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (changed.length > 0) acceptPrices()
        else void placeSlip(visit)
      }}
    >
      <ul className={css.bets}>
        {bets.map((bet) => (
          <SlipBetEntry
            key={bet.key}
            bet={bet}
            fixture={fixtures?.find(({ id }) => id === bet.fixture.id)}
            isKnown={fixtures !== undefined}
          />
        ))}
      </ul>
      <div className={css.foot}>
        <Checkbox
          label={t('slip.accept')}
          checked={acceptsChange}
          onChange={({ currentTarget: { checked } }) => slipOf(visit).setState({ acceptsChange: checked })}
        />
        <dl className={css.sums}>
          <dt>{t('slip.total')}</dt>
          <dd className={css.sum}>
            <Amount parts={sum(total)} />
          </dd>
          <dt>{t('slip.return')}</dt>
          <dd className={cx(css.sum, css.payout)}>
            <Amount parts={sum(payout)} />
          </dd>
        </dl>
        <Button type="submit" block size="lg" busy={isPlacing}>
          {changed.length > 0 ? t('slip.acceptNow') : isGuest ? t('slip.signIn') : t('slip.place')}
        </Button>
      </div>
    </form>
  )
}
