import type { Merchant } from '@livery/merchant/merchant'
import type { Written } from '../announcements/written.ts'

const LISTS = ['notices', 'promotions', 'popups'] as const
type List = (typeof LISTS)[number]

/** The announcements of a release at a moment, each list newest first. */
export type Announced = { readonly [L in List]: Merchant[L] } & {
  /** When something is published or ends next, in milliseconds since the epoch; null for never. */
  readonly untilMs: number | null
  /** Identifies operators' announcements among them, with their numbers of changes. */
  readonly written: string
}

/**
 * The announcements of a merchant that are published and have not ended: those of its file and those of operators.
 * @param nowMs milliseconds since the epoch
 */
export function announcedAt(merchant: Pick<Merchant, List>, nowMs: number, written?: Written): Announced {
  const notices = [...merchant.notices, ...(written?.notices ?? [])]
  const popups = [...merchant.popups, ...(written?.popups ?? [])]
  const all = { notices, promotions: merchant.promotions, popups }
  const changes = LISTS.flatMap((list) => all[list].flatMap((entry) => [startMs(entry), endMs(entry)]))
  const next = Math.min(...changes.filter((moment) => moment > nowMs))
  const now = {
    notices: shown(all.notices, nowMs),
    promotions: shown(all.promotions, nowMs),
    popups: shown(all.popups, nowMs),
  }
  const turns = [...now.notices, ...now.popups].flatMap(({ id }) => {
    const turn = written?.turns.get(id)
    return turn === undefined ? [] : [`${id}@${turn}`]
  })
  return { ...now, untilMs: Number.isFinite(next) ? next : null, written: turns.join() }
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
