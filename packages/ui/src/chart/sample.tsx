import { EmptyState } from '../empty-state/empty-state.tsx'
import type { ChartProps } from './series.ts'

const money = new Intl.NumberFormat('en', { style: 'currency', currency: 'PHP', maximumFractionDigits: 0 })
const short = new Intl.NumberFormat('en', { notation: 'compact' })

/** A week of figures, for the stories of charts. */
export const sample: ChartProps = {
  title: 'Bets and wins by day',
  categories: ['14 Nov', '15 Nov', '16 Nov', '17 Nov', '18 Nov', '19 Nov', '20 Nov'],
  categoryLabel: 'Day',
  pointLabel: 'choose a day',
  tableLabel: 'Show as a table',
  unknownText: 'no figure',
  format: (value) => money.format(value),
  formatTick: (value) => short.format(value),
  series: [
    { id: 'bets', name: 'Bets', values: [12_400, 15_100, 9_800, 18_700, 21_300, 26_900, 24_000] },
    { id: 'wins', name: 'Wins', values: [11_200, 9_600, 12_100, 14_000, 19_900, 15_400, 22_800] },
    { id: 'bonus', name: 'Bonus', values: [900, 1_200, 700, null, 2_400, 2_100, 1_800] },
  ],
  empty: <EmptyState drawing="list" title="No figures yet" text="The first day counts from tomorrow." />,
}

export const arabic: Partial<ChartProps> = {
  title: 'الرهانات والأرباح حسب اليوم',
  categoryLabel: 'اليوم',
  pointLabel: 'اختر يومًا',
  tableLabel: 'عرض كجدول',
  categories: ['14 نوفمبر', '15 نوفمبر', '16 نوفمبر', '17 نوفمبر', '18 نوفمبر', '19 نوفمبر', '20 نوفمبر'],
}

/** As many series as can be told apart. */
export const six: ChartProps['series'] = ['Slots', 'Live', 'Fishing', 'Cards', 'Sports', 'Lottery'].map(
  (name, place) => ({
    id: name,
    name,
    values: sample.categories.map(
      (_, day) => Math.round(4000 + 3600 * Math.sin(day * 0.9 + place * 1.1)) + place * 900,
    ),
  }),
)
