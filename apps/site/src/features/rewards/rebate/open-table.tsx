import type { OpenRebate } from '@livery/contract/rewards/rebate'
import { Table } from '@livery/ui/table'
import { usePercent } from '../../../shared/format/use-percent.ts'
import { useVendorName } from '../../../shared/games/use-vendor-name.ts'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'

/** What is open, by provider, game type and rate: bets keep the rate they were made at. */
export function OpenTable({ rows }: { readonly rows: readonly OpenRebate[] }) {
  const t = useText('rewards')
  const history = useText('history')
  const core = useText('core')
  const vendorName = useVendorName()
  const percent = usePercent()
  return (
    <Table
      caption={t('rebate.open')}
      captionHidden
      columns={[
        {
          id: 'vendor',
          title: history('filter.vendor'),
          isRowHeader: true,
          cell: ({ vendor }: OpenRebate) => <bdi>{vendorName(vendor)}</bdi>,
        },
        {
          id: 'type',
          title: history('filter.gameType'),
          cell: ({ gameType }) => core(`category.${gameType as 'RNG'}`),
        },
        {
          id: 'staked',
          title: history('column.staked'),
          align: 'end',
          cell: ({ staked }) => <ResultAmount amount={staked} />,
        },
        { id: 'rate', title: t('rebate.rate'), align: 'end', cell: (row) => percent(Number(row.percent)) },
        {
          id: 'amount',
          title: core('page.manualRebate'),
          align: 'end',
          cell: ({ amount }) => <ResultAmount amount={amount} />,
        },
      ]}
      rows={rows}
      rowId={({ vendor, gameType, percent: rate }) => `${vendor} ${gameType} ${rate}`}
    />
  )
}
