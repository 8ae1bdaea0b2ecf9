import { answered, type Effect, tested, testedBy, text, under } from './effect.ts'

const PLAN = 'apps/gateway/src/features/rewards/points/plan.test.ts'
const RATE =
  'a rate of vendor and gameType counts before one of the vendor: so many points for each per of the currency'
const POINTS = 'apps/gateway/src/features/rewards/points/points.db.test.ts'
const BOUGHT =
  'without points, above most, below its level or at another price an item is not had, and the same key is one order'

/** A points mall that names no vendor, category or level, because those are replaced. */
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

/** How the effect of each key of the points mall is shown, by the key’s path. */
export const MALL_EFFECTS: Readonly<Record<string, Effect>> = under('pointMall', {
  name: answered(text('Another')),
  ...testedBy(
    PLAN,
    RATE,
    ['vendor', 'gameType', 'points', 'per'].map((key) => `rates.${key}`),
  ),
  'deposits.points': answered(2),
  'deposits.per': answered('50'),
  'conversion.points': answered(200),
  'conversion.amount': answered('2'),
  'conversion.turnoverTimes': answered(3),
  'conversion.perDay': answered(2000),
  'items.id': answered('another-mug'),
  'items.shelf': answered('exclusive'),
  'items.picture': answered('bag'),
  'items.name': answered(text('Another')),
  'items.text': answered(text('Black')),
  'items.points': answered(200),
  'items.stock': answered(6),
  'items.most': answered(3),
  'items.level': tested(POINTS, BOUGHT),
  // A virtual item is counted by its codes, so it has no stock.
  'items.kind': { ...answered('virtual'), along: { 'pointMall.items.stock': undefined } },
})
