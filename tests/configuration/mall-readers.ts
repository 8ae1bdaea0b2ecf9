const PLAN = 'apps/gateway/src/features/rewards/points/plan.ts'
const SHOWN = 'apps/gateway/src/features/rewards/points/shown.ts'
const CONVERT = 'apps/gateway/src/features/rewards/points/convert.ts'

const read = (by: string, keys: readonly string[]) => keys.map((key) => [`pointMall.${key}`, by] as const)

/** Who reads each key of the points mall. */
export const MALL_READERS: Readonly<Record<string, string>> = Object.fromEntries([
  ...read(SHOWN, ['name', ...['id', 'shelf', 'kind', 'picture', 'name', 'text'].map((key) => `items.${key}`)]),
  ...read(
    SHOWN,
    ['points', 'stock', 'level', 'most'].map((key) => `items.${key}`),
  ),
  ...read(PLAN, ['rates.vendor', 'rates.gameType', 'rates.points', 'rates.per', 'deposits.points', 'deposits.per']),
  ...read(
    CONVERT,
    ['points', 'amount', 'turnoverTimes', 'perDay'].map((key) => `conversion.${key}`),
  ),
])
