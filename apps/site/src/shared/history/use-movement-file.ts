import type { Movement } from '@livery/contract/account/history/transactions'
import { numberLayout } from '@livery/locale/number-layout'
import { useMoments } from '../format/use-moments.ts'
import { useText } from '../i18n/use-text.ts'
import { usePreferences } from '../visit/use-visit.ts'
import { csvAmount, csvLines } from './csv.ts'
import { useKindName } from './kind-name.ts'
import { useMethodName } from './use-method-name.ts'

/** A movement, with its account where there are several. */
type WrittenMovement = Movement & { readonly account?: string }

/**
 * Movements as lines of a file, in the reader's language: the headings, and the lines of some movements.
 * @param account the heading of the accounts, where there are several
 */
export function useMovementFile(account?: string): {
  readonly heads: string
  readonly lines: (list: readonly WrittenMovement[]) => string
} {
  const t = useText('history')
  const language = usePreferences((state) => state.language)
  const kindName = useKindName()
  const methodName = useMethodName()
  const { moment } = useMoments()
  const { decimal } = numberLayout(language)
  const separator = decimal === ',' ? ';' : ','
  const heads = [
    ...(account === undefined ? [] : [account]),
    t('column.time'),
    t('filter.kind'),
    t('column.game'),
    t('column.amount'),
    t('column.balance'),
    t('column.reference'),
  ]
  const line = (movement: WrittenMovement) => [
    ...(account === undefined ? [] : [movement.account ?? '']),
    moment(movement.at),
    [kindName(movement.kind), ...(movement.method === null ? [] : [methodName(movement.method)])].join(' · '),
    movement.gameName ?? '',
    csvAmount(movement.amount, decimal),
    csvAmount(movement.balanceAfter, decimal),
    movement.order ?? movement.id,
  ]
  return { heads: csvLines([heads], separator), lines: (list) => csvLines(list.map(line), separator) }
}
