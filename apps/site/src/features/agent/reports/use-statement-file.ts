import type { Statement } from '@livery/contract/agent/reports'
import type { RequestOf, ResponseOf } from '@livery/contract/call'
import type { Calls } from '@livery/contract/calls'
import { numberLayout } from '@livery/locale/number-layout'
import { csvAmount, csvLines } from '../../../shared/history/csv.ts'
import { gatherRows } from '../../../shared/history/gather-rows.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { usePreferences, useVisit } from '../../../shared/visit/use-visit.ts'

/** The sums of a statement above the members right below: the account alone, the team below it, and both. */
export const WHOLE = ['own', 'team', 'total'] as const

type Answer = Pick<ResponseOf<Calls['agentStatements']>, (typeof WHOLE)[number]>

/** A column of amounts in a statement. */
export interface StatementSum {
  readonly id: string
  readonly title: string
  readonly of: (row: Statement) => string
}

/** A statement as lines of a file: its sums and all members right below; null before the answer is there. */
export function useStatementFile(
  answer: Answer | undefined,
  request: RequestOf<Calls['agentStatements']>,
  sums: readonly StatementSum[],
) {
  const t = useText('agent')
  const visit = useVisit()
  const { decimal } = numberLayout(usePreferences((state) => state.language))
  if (!answer) return null
  const separator = decimal === ',' ? ';' : ','
  const line = (name: string, size: string, row: Statement) => [
    name,
    { figure: size },
    { figure: String(row.rounds) },
    ...sums.map(({ of }) => csvAmount(of(row), decimal)),
  ]
  return async () => {
    const heads = [t('column.account'), t('column.teamSize'), t('count.rounds'), ...sums.map(({ title }) => title)]
    // What is shown may still be the answer to the request before: the whole comes with its members.
    let isFirst = true
    const file = await gatherRows(visit, 'agentStatements', request, (page) => {
      const whole = isFirst ? WHOLE.map((id) => line(t(`row.${id}`), '', page[id])) : []
      isFirst = false
      const members = page.members.map((row) => line(row.account, String(row.teamSize), row))
      return { text: csvLines([...whole, ...members], separator), rows: members.length }
    })
    return { ...file, parts: [csvLines([heads], separator), ...file.parts] }
  }
}
