import type { ContractKind } from '@livery/contract/agent/contract-words'
import type { Bill } from '@livery/contract/agent/settlements'
import { numberLayout } from '@livery/locale/number-layout'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import type { TableColumn } from '@livery/ui/table'
import { toast } from '@livery/ui/toast'
import { useRef, useState } from 'react'
import * as css from '../../../shared/contracts/contracts.css.ts'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import * as history from '../../../shared/history/history.css.ts'
import { HistoryBar } from '../../../shared/history/history-bar.tsx'
import { periodOf, useHistoryFilter } from '../../../shared/history/history-filter.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { PeriodBar } from '../../../shared/history/period-bar.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { Totals } from '../../../shared/history/totals.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { BillDialog } from './bill-dialog.tsx'
import { useSpan } from './use-span.ts'

type Side = 'own' | 'below'

const keyOf = ({ run, member, payerId }: Bill) => `${run} ${member} ${payerId}`

const AMOUNTS = ['turnover', 'loss', 'gross', 'children', 'own', 'paid', 'open'] as const
/** The columns that fit beside the menu; the opened bill and the file have the rest. */
const SHOWN = { own: ['gross', 'own', 'paid', 'open'], below: ['gross', 'paid', 'open'] } as const
const TONES = { open: 'info', paid: 'success', part: 'warning', nothing: 'neutral' } as const

/** Bills of a kind, the agent's own or of those right below; each opens to what it was summed from. */
export function Bills({ kind, side }: { readonly kind: ContractKind; readonly side: Side }) {
  const t = useText('contract')
  const core = useText('core')
  const visit = useVisit()
  const language = usePreferences((state) => state.language)
  const { decimal } = numberLayout(language)
  const money = useMoney()
  const count = useCount()
  const spanOf = useSpan(kind)
  // A dividend period rarely begins within the usual seven days.
  const { filter, change } = useHistoryFilter(kind === 'dividend' ? 'days30' : undefined)
  const request = { kind, side, ...periodOf(filter) }
  const list = usePages('agentSettlements', request)
  const { pages } = list
  const [open, setOpen] = useState<Bill | null>(null)
  const [paying, setPaying] = useState<string | null>(null)
  const [asking, setAsking] = useState<Bill | null>(null)
  const openers = useRef(new Map<string, HTMLButtonElement>())
  const paidKey = useRef<string | null>(null)
  const [answer] = pages
  const totals = answer?.totals

  const pay = async (bill: Bill) => {
    const { run, member, account } = bill
    paidKey.current = keyOf(bill)
    setPaying(keyOf(bill))
    try {
      const { paid, rest } = await visit.call('payContract', { run, member })
      const title = t('bill.paidNow', { amount: money(paid).text, account })
      if (/[1-9]/.test(rest)) toast({ tone: 'warning', title, text: `${t('bill.open')} · ${money(rest).text}` })
      else toast({ tone: 'success', title })
    } catch (error) {
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
    } finally {
      setPaying(null)
      await visit.queries.invalidateQueries({ queryKey: ['agentSettlements'] })
    }
  }

  const gather = async () => {
    const separator = decimal === ',' ? ';' : ','
    const heads = [
      ...[t('bill.period'), t('bill.account'), t('bill.active'), t('bill.tier')],
      ...AMOUNTS.map((name) => t(`bill.${name}`)),
      t('bill.state'),
    ]
    const file = await gatherRows(visit, 'agentSettlements', request, ({ bills }) => ({
      rows: bills.length,
      text: csvLines(
        bills.map((bill) => [
          spanOf(bill),
          bill.account,
          ...[{ figure: String(bill.active) }, { figure: String(bill.tier) }],
          ...AMOUNTS.map((name) => csvAmount(bill[name], decimal)),
          t(`billState.${bill.state}`),
        ]),
        separator,
      ),
    }))
    return { ...file, parts: [csvLines([heads], separator), ...file.parts] }
  }

  const columns: readonly TableColumn<Bill>[] = [
    {
      id: 'period',
      title: t('bill.period'),
      isRowHeader: true,
      cell: (bill) => (
        <button
          ref={(button) => {
            if (button) openers.current.set(keyOf(bill), button)
          }}
          type="button"
          className={css.link}
          onClick={() => setOpen(bill)}
        >
          {spanOf(bill)}
        </button>
      ),
    },
    ...(side === 'below'
      ? [
          {
            id: 'account',
            title: t('bill.account'),
            cell: ({ account }: Bill) => <bdi className={history.time}>{account}</bdi>,
          },
        ]
      : []),
    ...(['turnover', 'loss'] as const).map((name) => ({
      id: name,
      title: t(`bill.${name}`),
      align: 'end' as const,
      cell: (bill: Bill) => <ResultAmount amount={bill[name]} />,
    })),
    ...(side === 'own'
      ? [
          {
            id: 'tier',
            title: t('bill.tier'),
            align: 'end' as const,
            cell: ({ tier }: Bill) =>
              tier === 0 ? <span className={history.time}>{t('bill.noTier')}</span> : count(tier),
          },
        ]
      : []),
    ...SHOWN[side].map((name) => ({
      id: name,
      title: t(`bill.${name}`),
      align: 'end' as const,
      cell: (bill: Bill) => <ResultAmount amount={bill[name]} isResult={name === 'own'} />,
    })),
    {
      id: 'state',
      title: t('bill.state'),
      cell: (bill) => (
        <span className={css.buttons}>
          <Badge tone={TONES[bill.state]}>{t(`billState.${bill.state}`)}</Badge>
          {side === 'below' && bill.state === 'part' && (
            <Button
              size="sm"
              variant="secondary"
              busy={paying === keyOf(bill)}
              disabled={paying !== null}
              onClick={() => {
                paidKey.current = null
                setAsking(bill)
              }}
            >
              {t('bill.payRest')}
            </Button>
          )}
        </span>
      ),
    },
  ]

  return (
    <>
      <div className={history.controls}>
        <PeriodBar filter={filter} period={answer?.period} onChange={change} />
      </div>
      {side === 'own' && answer && /[1-9]/.test(answer.owed) && (
        <p className={css.note}>{t('bill.owedText', { amount: money(answer.owed).text })}</p>
      )}
      <HistoryBar
        period={answer?.period}
        fileName={side === 'own' ? kind : `${kind}-below`}
        gather={answer ? gather : null}
      />
      <Totals
        from={list.first}
        totals={(['gross', 'children', 'own', 'paid', 'open'] as const).map((name) => ({
          name: t(`bill.${name}`),
          amount: totals?.[name] ?? null,
        }))}
      />
      <HistoryTable
        caption={t(`tab.${side}`)}
        captionHidden
        columns={columns}
        manyColumns
        rows={pages.flatMap(({ bills }) => bills)}
        rowId={keyOf}
        busyRows={6}
        list={list}
      />
      <ConfirmDialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        className={forFingers}
        title={t('bill.payTitle', { account: asking?.account ?? '' })}
        closeLabel={core('a11y.closeDialog')}
        // The button that was pressed goes with what it paid.
        finalFocus={() => (paidKey.current === null ? null : (openers.current.get(paidKey.current) ?? null))}
        actions={[
          { label: core('action.cancel'), variant: 'secondary', closes: true },
          { label: t('bill.payRest'), closes: true, onPress: () => asking && void pay(asking) },
        ]}
      >
        {t('bill.payText', { amount: money(asking?.open ?? '0').text })}
      </ConfirmDialog>
      <BillDialog bill={open} title={t(`kind.${kind}`)} span={open ? spanOf(open) : ''} onClose={() => setOpen(null)} />
    </>
  )
}
