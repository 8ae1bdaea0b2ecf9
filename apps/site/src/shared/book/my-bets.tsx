import { Amount } from '@livery/ui/amount'
import { useMoney } from '../format/use-money.ts'
import { useText } from '../i18n/use-text.ts'
import { useAnswer } from '../query/use-answer.ts'
import { useSession } from '../visit/use-visit.ts'
import * as css from './slip.css.ts'
import { useOdds } from './use-odds.ts'

/** How often open bets are looked after. */
const EVERY_MS = 15_000
/** The number of the latest bets below the slip. */
const SHOWN = 6

/** The member's latest bets with what became of them. */
export function MyBets() {
  const t = useText('sports')
  const odds = useOdds()
  const money = useMoney()
  const isMember = useSession(({ phase, member }) => phase === 'member' && !member?.isTrial)
  const { data } = useAnswer('myBets', {}, { enabled: isMember, staleMs: EVERY_MS, everyMs: EVERY_MS })
  const bets = isMember ? (data?.bets ?? []) : []
  if (bets.length === 0) return null
  return (
    <section className={css.mine} aria-label={t('slip.mine')}>
      <h3 className={css.mineTitle}>{t('slip.mine')}</h3>
      <ul>
        {bets.slice(0, SHOWN).map(({ id, home, away, pick, price, stake, payout, state }) => (
          <li key={id} className={css.own}>
            <span className={css.ownPick}>
              <bdi>{pick === 'draw' ? t('pick.drawName') : pick === 'home' ? home : away}</bdi> <bdi>{odds(price)}</bdi>
            </span>
            <span className={css.state} data-state={state}>
              {t(`state.${state}`)}
            </span>
            <span className={css.match}>
              <bdi>{home}</bdi> – <bdi>{away}</bdi>
            </span>
            <Amount parts={money(state === 'won' ? payout : stake).parts} />
          </li>
        ))}
      </ul>
    </section>
  )
}
