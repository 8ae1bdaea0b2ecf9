import type { Merchant } from '@livery/merchant/merchant'

const LISTS = ['notices', 'promotions', 'popups'] as const
type List = (typeof LISTS)[number]

/** What a release announces at a moment, each list newest first. */
export type Announced = { readonly [L in List]: Merchant[L] } & {
  /** When something is published or ends next, in milliseconds since the epoch; null for never. */
  readonly untilMs: number | null
}

/**
 * The announcements of a merchant that are published and have not ended.
 * @param nowMs milliseconds since the epoch
 */
export function announcedAt(merchant: Pick<Merchant, List>, nowMs: number): Announced {
  const changes = LISTS.flatMap((list) => merchant[list].flatMap((entry) => [startMs(entry), endMs(entry)]))
  const next = Math.min(...changes.filter((moment) => moment > nowMs))
  return {
    notices: shown(merchant.notices, nowMs),
    promotions: shown(merchant.promotions, nowMs),
    popups: shown(merchant.popups, nowMs),
    untilMs: Number.isFinite(next) ? next : null,
  }
}

interface Dated {
  readonly publishedAt: string
  readonly endsAt?: string | undefined
}

const startMs = ({ publishedAt }: Dated) => Date.parse(publishedAt)
const endMs = ({ endsAt }: Dated) => (endsAt === undefined ? Number.POSITIVE_INFINITY : Date.parse(endsAt))

function shown<Entry extends Dated>(entries: readonly Entry[], nowMs: number): readonly Entry[] {
  return entries
    .filter((entry) => startMs(entry) <= nowMs && nowMs < endMs(entry))
    .sort((one, other) => startMs(other) - startMs(one))
}
