import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AXES, type Combination, opposites, pairwise } from './combinations.ts'

export interface PageShot {
  readonly page: string
  readonly path: string
  readonly combination: Combination
  readonly language: string
  /** A selector for what exists once the page is complete, because pop-ups are loaded after their page. */
  readonly shows: string
}

const FORM = '[role="dialog"] form'

/** The lobby in every pair of values; the others in two combinations that have no value in common. */
const PAGES = [
  { page: 'lobby', path: '/', all: true, shows: 'main' },
  { page: 'login', path: '/login', all: false, shows: FORM },
  { page: 'sign-up', path: '/register', all: false, shows: FORM },
  { page: 'promotions', path: '/promotions', all: false, shows: 'main' },
  { page: 'not-found', path: '/nothing/here', all: false, shows: 'main' },
  { page: 'category', path: '/rng', all: false, shows: 'main article' },
  // Add new ones at the end, because a page's combinations depend on its index.
  { page: 'help', path: '/help#term', all: false, shows: '#term' },
] as const

const root = join(import.meta.dirname, '..', '..')
const RTL = new Set(['AR', 'FA', 'UR'])

/** What the merchants' own files say of languages. */
const languages = new Map(
  AXES.merchant.map((id) => {
    const text = readFileSync(join(root, 'merchants', id, 'merchant.json'), 'utf8')
    const list = /"languages":\s*\[([^\]]*)\]/.exec(text)?.[1]?.match(/[A-Z]{2}/g) ?? []
    return [id as string, list]
  }),
)

function languageFor({ merchant, direction }: Pick<Combination, 'merchant' | 'direction'>): string | undefined {
  return languages.get(merchant)?.find((code) => RTL.has(code) === (direction === 'rtl'))
}

/** Every whole page that is photographed, only in languages of its merchant. */
export function pageShots(): readonly PageShot[] {
  return PAGES.flatMap(({ page, path, all, shows }, index) => {
    const speaks = (combination: Combination) => languageFor(combination) !== undefined
    const combinations = all ? pairwise(speaks) : opposites(index).map((combination) => atHome(combination))
    return combinations.map((combination) => ({
      page,
      path,
      combination,
      language: languageFor(combination) ?? 'EN',
      shows,
    }))
  })
}

/** The combination at the first merchant, beginning with its own, that has a language of its direction. */
function atHome(combination: Combination): Combination {
  const start = AXES.merchant.indexOf(combination.merchant as (typeof AXES.merchant)[number])
  const order = [...AXES.merchant.slice(start), ...AXES.merchant.slice(0, start)]
  const merchant = order.find((id) => languageFor({ ...combination, merchant: id }))
  return { ...combination, merchant: merchant ?? combination.merchant }
}
