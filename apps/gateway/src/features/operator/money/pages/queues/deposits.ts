import { fromMinor } from '@livery/locale/amount'
import { creditedOtherwise, type DepositRow, depositsIn } from '../../read/deposits.ts'
import { writePlace } from '../../read/place.ts'
import type { MoneyServices } from '../../services.ts'
import { ago, sum } from '../parts.ts'
import type { Column } from '../table.ts'
import { reasonText } from '../words.ts'
import { account, currency, merchant, type Queue, queue, way } from './queue.ts'

const depositColumns = (services: MoneyServices): readonly Column<DepositRow>[] => [
  { head: 'Deposit', cell: ({ reference }) => reference, csv: ({ reference }) => reference },
  merchant(services),
  account(),
  way(services),
  { head: 'Why', cell: ({ reason }) => reasonText(reason), csv: ({ reason }) => reason ?? '', isWords: true },
  { head: 'Transaction number', cell: ({ proof }) => proof, csv: ({ proof }) => proof ?? '' },
  {
    head: 'Asked for',
    cell: ({ payable_minor, exponent, currency }) => sum(payable_minor, exponent, currency),
    csv: ({ payable_minor, exponent }) => fromMinor(payable_minor, exponent),
    isSum: true,
  },
  {
    head: 'Came',
    cell: ({ received_minor, exponent, currency }) => sum(received_minor, exponent, currency),
    csv: ({ received_minor, exponent }) => fromMinor(received_minor, exponent),
    isSum: true,
  },
  currency(),
  {
    head: 'Since',
    cell: ({ created_at }) => ago(created_at),
    csv: ({ created_at }) => created_at.toISOString(),
    isSum: true,
  },
]
const deposits = (one: Pick<Queue<DepositRow>, 'id' | 'title' | 'lead' | 'empty' | 'tab' | 'read'>): Queue =>
  queue<DepositRow>({
    ...one,
    line: 'deposits',
    place: ({ place, reference }) => writePlace({ at: place, name: reference }),
    href: ({ reference }) => `/operator/money/deposits/${reference}`,
    columns: depositColumns,
  })

/** Deposits that need a person, or for which another amount came. */
export const DEPOSITS: readonly Queue[] = [
  deposits({
    id: 'deposits',
    title: 'Deposits to match',
    tab: 'To match',
    lead: 'The player gave a transaction number, or what came could not be read. Find the money, or say why not.',
    empty: ['Nothing to match', 'Deposits that nobody can match by themselves come here.'],
    read: (sql, selection) => depositsIn(sql, 'review', selection),
  }),
  deposits({
    id: 'otherwise',
    title: 'Credited otherwise',
    tab: 'Late, less, more',
    lead: 'What came was not what was asked for. It is credited by rule; nothing is to be done. The newest first.',
    empty: ['Everything came as asked', 'Late, smaller, larger and second payments are listed here.'],
    read: creditedOtherwise,
  }),
  deposits({
    id: 'chargebacks',
    title: 'Taken back by banks',
    tab: 'Taken back',
    lead: 'The payer’s bank took the money back. It comes again where the provider wins.',
    empty: ['No bank took money back', 'Chargebacks that are not settled are listed here.'],
    read: (sql, selection) => depositsIn(sql, 'disputed', selection),
  }),
]
