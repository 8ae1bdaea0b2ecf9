const PLAN = 'apps/gateway/src/features/rewards/points/plan.test.ts'
const RATE =
  'a rate of vendor and gameType counts before one of the vendor: so many points for each per of the currency'
const POINTS = 'apps/gateway/src/features/rewards/points/points.db.test.ts'
const BOUGHT =
  'without points, above most, below its level or at another price an item is not had, and the same key is one order'

/** A key whose change is seen in what is asked of the site, with what must change along with it. */
interface Answered {
  readonly changed: unknown
  readonly along?: Readonly<Record<string, unknown>>
}

/** A key that a test of its own shows. */
interface Tested {
  readonly file: string
  readonly title: string
}

const text = (words: string) => ({ TY: words, EN: words })

/** A points mall that names no vendor, category or level, which others take the place of. */
export const MALL = {
  name: text('Shop'),
  rates: [],
  deposits: { points: 1, per: '100' },
  conversion: { points: 100, amount: '1', turnoverTimes: 1, perDay: 1000 },
  items: [
    {
      ...{ id: 'a-mug', shelf: 'home', kind: 'physical', picture: 'mug', name: text('A mug'), text: text('White') },
      ...{ points: 100, stock: 5, most: 2 },
    },
  ],
}

const tested = (key: string, file: string, title: string) => [`pointMall.${key}`, { file, title }] as const
const answered = (key: string, changed: unknown) => [`pointMall.${key}`, { changed }] as const

/** How the effect of each key of the points mall is shown. */
export const MALL_EFFECTS: Readonly<Record<string, Answered | Tested>> = {
  ...Object.fromEntries([
    answered('name', text('Another')),
    ...['vendor', 'gameType', 'points', 'per'].map((key) => tested(`rates.${key}`, PLAN, RATE)),
    answered('deposits.points', 2),
    answered('deposits.per', '50'),
    answered('conversion.points', 200),
    answered('conversion.amount', '2'),
    answered('conversion.turnoverTimes', 3),
    answered('conversion.perDay', 2000),
    answered('items.id', 'another-mug'),
    answered('items.shelf', 'exclusive'),
    answered('items.picture', 'bag'),
    answered('items.name', text('Another')),
    answered('items.text', text('Black')),
    answered('items.points', 200),
    answered('items.stock', 6),
    answered('items.most', 3),
    tested('items.level', POINTS, BOUGHT),
  ]),
  // Of a virtual item the codes count, so it has no stock.
  'pointMall.items.kind': { changed: 'virtual', along: { 'pointMall.items.stock': undefined } },
}
