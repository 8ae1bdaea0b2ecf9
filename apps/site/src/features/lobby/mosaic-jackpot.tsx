import { jackpotsRequest } from '@livery/contract/lobby-queries'
import { providerPath } from '@livery/contract/pages'
import { Amount } from '@livery/ui/amount'
import { ButtonLink } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { Link } from '@livery/ui/link'
import { useMoney } from '../../shared/format/use-money.ts'
import { useVendorName } from '../../shared/games/use-vendor-name.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useAnswer } from '../../shared/query/use-answer.ts'
import { useLanguageCode } from '../../shared/visit/use-visit.ts'
import { BannerSlide } from './banner-slide.tsx'
import { MosaicGames } from './mosaic-games.tsx'
import { forGuests, leadLook } from './mosaic-hero.css.ts'
import * as css from './mosaic-jackpot.css.ts'
import { asksToSignUp, useHomeBanners } from './use-home-banners.ts'
import { JACKPOT_GAMES } from './use-hot-games.ts'

/** How long after an answer the jackpots are asked for again, while somebody looks. */
const EVERY_MS = 10_000
/** The largest one, and two below it. */
const SHOWN = 3

/** Amounts of up to this many characters are shown as large as possible. */
const SHORT = 11

const SIZES = '(min-width: 80rem) 10rem, 8rem'

/**
 * The largest jackpot amid the hottest games, and the merchant's banners below; without a jackpot the first of them is
 * there.
 */
export default function MosaicJackpot() {
  const t = useText('games')
  const banners = useHomeBanners()
  const request = jackpotsRequest(useLanguageCode())
  const { data, isPending } = useAnswer('gamePrizes', request, { staleMs: EVERY_MS, everyMs: EVERY_MS })
  const jackpots = data?.jackpots.slice(0, SHOWN) ?? []
  const [first, ...rest] = banners ?? []
  const inMiddle = !isPending && jackpots.length === 0 ? first : undefined
  const others = inMiddle ? rest : banners
  // If members do not see the one in the middle, another one is there for them.
  const next = inMiddle && asksToSignUp(inMiddle) ? rest.find((banner) => !asksToSignUp(banner)) : undefined
  return (
    <section className={css.hero} aria-label={t('banner.label')}>
      {jackpots.length > 0 && <Jackpots jackpots={jackpots} />}
      {jackpots.length === 0 && (
        <div className={cx(css.middle, inMiddle && asksToSignUp(inMiddle) && forGuests)}>
          {inMiddle && <BannerSlide banner={inMiddle} index={0} room="mosaic" look={leadLook} />}
        </div>
      )}
      <MosaicGames className={css.games} count={JACKPOT_GAMES} sizes={SIZES} />
      {!banners && <div className={css.othersPlace} />}
      {others && others.length > 0 && (
        <div className={css.others}>
          {others.map((banner, index) => (
            <div
              key={banner.id}
              data-mode="dark"
              className={cx(css.other, (banner === next || asksToSignUp(banner)) && css.notForMembers)}
            >
              <BannerSlide banner={banner} index={index + 1} room="cell" look={css.otherLook} />
            </div>
          ))}
        </div>
      )}
    </section>
  )
}

interface JackpotsProps {
  /** The largest first. */
  readonly jackpots: readonly { readonly vendor: string; readonly amount: string }[]
}

function Jackpots({ jackpots: [largest, ...next] }: JackpotsProps) {
  const t = useText('games')
  const money = useMoney()
  const nameOf = useVendorName()
  if (!largest) return null
  const shown = money(largest.amount)
  // A jackpot of the same amount would only repeat the figure.
  const smaller = next.filter(({ amount }) => amount !== largest.amount)
  return (
    <div className={css.plate} data-mode="dark">
      <div className={css.sign}>
        <Icon name="crown" size="lg" className={css.crown} />
        <h2 className={css.label}>{t('prizes.jackpot')}</h2>
        <Amount className={cx(css.amount, shown.text.length > SHORT && css.long)} parts={shown.parts} />
        <ButtonLink href={providerPath(largest.vendor)}>
          {t('tile.vendorGames', { vendor: nameOf(largest.vendor) })}
        </ButtonLink>
      </div>
      {smaller.length > 0 && (
        <ul className={css.next}>
          {smaller.map(({ vendor, amount }) => (
            <li key={vendor}>
              <Link className={css.house} href={providerPath(vendor)}>
                <bdi>{nameOf(vendor)}</bdi>
                <Amount className={css.worth} parts={money(amount).parts} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
