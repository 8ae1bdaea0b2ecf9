import type { Bill, SettlementLine, SettlementMember } from '@livery/contract/agent/settlements'
import { fromMinor, toMinor } from '@livery/locale/amount'
import { Badge } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { Table, type TableColumn } from '@livery/ui/table'
import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import * as css from '../../../shared/contracts/contracts.css.ts'
import { useRateWords } from '../../../shared/contracts/rate-words.ts'
import { useGamesName } from '../../../shared/contracts/use-games-name.ts'
import { Facts } from '../../../shared/format/facts.tsx'
import { useCount } from '../../../shared/format/use-count.ts'
import { useMoments } from '../../../shared/format/use-moments.ts'
import { useMoney } from '../../../shared/format/use-money.ts'
import { HistoryTable } from '../../../shared/history/history-table.tsx'
import { ResultAmount } from '../../../shared/history/result-amount.tsx'
import { useBetColumns } from '../../../shared/history/use-bet-columns.tsx'
import { usePages } from '../../../shared/history/use-pages.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { RetryNotice } from '../../../shared/notice/retry-notice.tsx'
import { useAnswer } from '../../../shared/query/use-answer.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'
import { WaitingCards } from '../../../shared/waiting/waiting-cards.tsx'
import { FineAmount } from '../reports/fine-amount.tsx'
import { Crumbs } from '../team/crumbs.tsx'
import * as team from '../team/team.css.ts'
import { useBaseName } from './use-span.ts'

interface BillDialogProps {
  /** Null while none is open. */
  readonly bill: Bill | null
  readonly title: string
  /** The days that the bill covers. */
  readonly span: string
  readonly onClose: () => void
}

/** A member whose play is in a line, and that line. */
interface Chosen {
  readonly line: SettlementLine
  readonly played: SettlementLine['members'][number]
}

/** The lines of a bill, each with what it was summed from, down to the rounds. */
export function BillDialog({ bill, title, span, onClose }: BillDialogProps) {
  const core = useText('core')
  return (
    <Dialog
      open={bill !== null}
      onClose={onClose}
      size="lg"
      className={forFingers}
      title={title}
      closeLabel={core('a11y.closeDialog')}
    >
      {bill && <Bills {...{ bill, span }} />}
    </Dialog>
  )
}

type Named = Pick<Bill, 'run' | 'member' | 'account' | 'payerId'>

/** A bill, or in its place a part of it at any depth, or the rounds of who played. */
function Bills({ bill, span }: { readonly bill: Bill; readonly span: string }) {
  const [parts, setParts] = useState<readonly Named[]>([])
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const start = useRef<HTMLDivElement>(null)
  const shown = parts.at(-1) ?? bill
  const goTo = (path: readonly Named[], played: Chosen | null) => {
    setParts(path)
    setChosen(played)
    // What was pressed is gone, and what comes instead begins above it.
    start.current?.focus()
  }
  const path = [bill, ...parts].map(({ member, account }) => ({ id: member, account }))
  return (
    <div className={css.cards} ref={start} tabIndex={-1}>
      <p>{span}</p>
      <Crumbs
        // Who played may be the holder too.
        crumbs={chosen ? [...path, { id: `${chosen.played.member} rounds`, account: chosen.played.account }] : path}
        onChoose={(id) => goTo(parts.slice(0, parts.findIndex(({ member }) => member === id) + 1), null)}
      />
      {chosen ? (
        <Rounds run={shown.run} member={shown.member} {...chosen} />
      ) : (
        <Lines
          bill={shown}
          onChoose={(played) => goTo(parts, played)}
          onPart={(part) => goTo([...parts, part], null)}
        />
      )}
    </div>
  )
}

interface LinesProps {
  readonly bill: Named
  readonly onChoose: (chosen: Chosen) => void
  readonly onPart: (bill: Named) => void
}

function Lines({ bill: { run, member, account, payerId }, onChoose, onPart }: LinesProps) {
  const t = useText('contract')
  const money = useMoney()
  const { moment } = useMoments()
  const { exponent } = useVisit().boot.merchant.currency
  const { data, isPending, isError, refetch } = useAnswer(
    'agentSettlement',
    { run, member, ...(payerId && { payer: payerId }) },
    { staleMs: 0 },
  )
  if (isPending) return <WaitingCards cards={[6]} />
  if (isError && !data) return <RetryNotice onRetry={() => void refetch()} />
  const { bill, lines, watermark, version } = data!
  // What a bill comes to and what is due of it differ by what was paid too much before; below zero it is owed instead.
  const repaid = bill ? toMinor(bill.gross, exponent) - toMinor(bill.due, exponent) : 0n
  return (
    <>
      <Facts className={css.small}>
        <bdi>{account}</bdi>
        {t('line.watermark', { moment: moment(watermark) })}
        {t('line.version', { version })}
        {bill?.paidAt && `${t('billState.paid')}: ${moment(bill.paidAt)}`}
      </Facts>
      {bill && isSome(bill.taken) && (
        <p className={css.note}>{t('bill.takenText', { amount: money(bill.taken).text })}</p>
      )}
      {bill && isSome(bill.offset) && (
        <p className={css.note}>{t('bill.offsetText', { amount: money(bill.offset).text })}</p>
      )}
      {repaid > 0n && (
        <p className={css.note}>{t('bill.repaidText', { amount: money(fromMinor(repaid, exponent)).text })}</p>
      )}
      {lines.map((line) => (
        <LineCard
          key={`${line.base} ${line.gameType}`}
          {...{ run, member, line }}
          onChoose={(played) => onChoose({ line, played })}
          onPart={(part) => onPart({ run: part.run, member: part.member, account: part.account, payerId: member })}
        />
      ))}
    </>
  )
}

const isSome = (amount: string) => /[1-9]/.test(amount)

interface LineCardProps {
  readonly run: string
  readonly member: string
  readonly line: SettlementLine
  readonly onChoose: (played: Chosen['played']) => void
  readonly onPart: (part: SettlementLine['parts'][number]) => void
}

function LineCard({ run, member, line, onChoose, onPart }: LineCardProps) {
  const t = useText('contract')
  const gamesName = useGamesName()
  const count = useCount()
  const rate = useRateWords()
  const baseName = useBaseName()
  const { exponent } = useVisit().boot.merchant.currency
  const { gameType, isCorrection, base, parts, members } = line
  // A correction states the whole period again; the bill has only what it changes.
  const difference = toMinor(line.gross, exponent) - toMinor(line.before, exponent)
  const reached =
    line.rate === null
      ? t('bill.noTier')
      : t('line.step', { step: count(line.tier), rate: rate(line.rateType, line.rate) })
  return (
    <section className={css.card}>
      <div className={css.head}>
        <h3 className={css.title}>{gamesName(gameType)}</h3>
        {isCorrection && <Badge tone="warning">{t('line.correction', { base: baseName(base) })}</Badge>}
      </div>
      <dl className={css.figures}>
        <Figure name={t('bill.turnover')} amount={line.turnover} />
        <Figure name={t('bill.loss')} amount={line.loss} />
        <Figure name={t('line.carriedIn')} amount={line.carriedIn} />
        <Figure name={t('bill.active')}>{count(line.active)}</Figure>
        <Figure name={t('bill.tier')}>{reached}</Figure>
        <Figure name={t('line.gross')} amount={line.gross} />
        <Figure name={t('line.before')} amount={line.before} />
        {isCorrection && <Figure name={t('line.difference')} amount={fromMinor(difference, exponent)} />}
        <Figure name={t('bill.children')} amount={line.children} />
        <Figure name={t('bill.own')} amount={line.own} />
        <Figure name={t('line.roundedAway')}>
          <FineAmount amount={line.rounding} />
        </Figure>
        <Figure name={t('line.carriedOut')} amount={line.carriedOut} />
      </dl>
      {parts.length > 0 && (
        <Table
          caption={t('line.parts')}
          columns={[
            {
              id: 'account',
              title: t('bill.account'),
              isRowHeader: true,
              cell: (part) =>
                part.opens ? (
                  <button type="button" className={team.link} onClick={() => onPart(part)}>
                    <bdi>{part.account}</bdi>
                  </button>
                ) : (
                  <bdi className={team.account}>{part.account}</bdi>
                ),
            },
            {
              id: 'turnover',
              title: t('bill.turnover'),
              align: 'end',
              cell: (part) => <ResultAmount amount={part.turnover} />,
            },
            { id: 'loss', title: t('bill.loss'), align: 'end', cell: (part) => <ResultAmount amount={part.loss} /> },
            { id: 'active', title: t('bill.active'), align: 'end', cell: ({ active }) => count(active) },
            { id: 'gross', title: t('bill.gross'), align: 'end', cell: (part) => <ResultAmount amount={part.gross} /> },
          ]}
          rows={parts}
          rowId={(part) => part.member}
        />
      )}
      {members.length > 0 && <Members {...{ run, member, line, onChoose }} />}
    </section>
  )
}

type MembersProps = Pick<LineCardProps, 'run' | 'member' | 'line' | 'onChoose'>

/** Who played in a line: the greatest stakes, and the others when they are wanted. */
function Members({ run, member, line, onChoose }: MembersProps) {
  const t = useText('contract')
  const core = useText('core')
  const count = useCount()
  const [isWhole, setWhole] = useState(false)
  const { direct, parts, members, moreMembers } = line
  const columns: readonly TableColumn<SettlementMember>[] = [
    {
      id: 'account',
      title: t('bill.account'),
      isRowHeader: true,
      cell: (played) =>
        played.isBelow && isSome(played.stake) ? (
          <button type="button" className={team.link} onClick={() => onChoose(played)}>
            <bdi>{played.account}</bdi>
          </button>
        ) : (
          <bdi className={team.account}>{played.account}</bdi>
        ),
    },
    { id: 'stake', title: t('bill.turnover'), align: 'end', cell: (row) => <ResultAmount amount={row.stake} /> },
    { id: 'win', title: t('line.win'), align: 'end', cell: (row) => <ResultAmount amount={row.win} /> },
    { id: 'given', title: t('line.given'), align: 'end', cell: (row) => <ResultAmount amount={row.given} /> },
  ]
  const table = {
    caption: t('line.direct'),
    captionHidden: parts.length === 0,
    columns,
    rowId: (row: SettlementMember) => row.member,
    totals: {
      account: t('line.together', { count: direct.active, active: count(direct.active) }),
      stake: <ResultAmount amount={direct.turnover} />,
    },
  }
  if (isWhole) return <AllMembers {...{ run, member, line, table }} />
  return (
    <>
      <Table {...table} rows={members} />
      {moreMembers > 0 && (
        <div className={css.buttons}>
          <p className={css.small}>{t('line.more', { count: moreMembers, members: count(moreMembers) })}</p>
          <Button size="sm" variant="secondary" onClick={() => setWhole(true)}>
            {core('action.more')}
          </Button>
        </div>
      )}
    </>
  )
}

interface AllMembersProps extends Omit<MembersProps, 'onChoose'> {
  readonly table: Pick<
    ComponentProps<typeof HistoryTable<SettlementMember>>,
    'caption' | 'captionHidden' | 'columns' | 'rowId' | 'totals'
  >
}

function AllMembers({ run, member, line: { base, gameType, members }, table }: AllMembersProps) {
  const list = usePages('agentSettlementMembers', { run, member, base, gameType })
  return (
    <HistoryTable {...table} rows={list.pages.flatMap((page) => page.members)} busyRows={members.length} list={list} />
  )
}

interface RoundsProps extends Chosen {
  readonly run: string
  readonly member: string
}

/** The rounds of a member that a line was summed from. */
function Rounds({ run, member, line: { base, gameType }, played }: RoundsProps) {
  const t = useText('agent')
  const language = usePreferences((state) => state.language.code)
  const list = usePages('agentSettlementRounds', { run, member, base, gameType, of: played.member, language })
  // Only the player may see the details of a round.
  const columns = useBetColumns(() => undefined).filter(({ id }) => id !== 'open')
  return (
    <HistoryTable
      caption={t('rebates.roundsOf', { account: played.account })}
      columns={columns}
      rows={list.pages.flatMap(({ rounds }) => rounds)}
      rowId={({ id }) => id}
      busyRows={6}
      list={list}
    />
  )
}

function Figure({
  name,
  amount,
  children,
}: {
  readonly name: string
  readonly amount?: string
  readonly children?: ReactNode
}) {
  return (
    <div className={css.figure}>
      <dt className={css.figureName}>{name}</dt>
      <dd className={css.figureValue}>{amount === undefined ? children : <ResultAmount amount={amount} />}</dd>
    </div>
  )
}
