import { fromMinor } from '@livery/locale/amount'
import { bigint, instant, integer, nullable, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { finer, readParts } from './read.ts'

/** Where what an agent was paid of a period's stakes came from, as lines of text; null where there is nothing. */
export async function explainRebate(
  sql: Sql,
  merchantId: string,
  key: string,
  account: string,
): Promise<readonly string[] | null> {
  const pay = await sql.row(
    {
      ...{ run: text, agent: text, from: instant, to: instant, currency: text, exponent: integer },
      ...{ earned: bigint, carriedIn: nullable(bigint), carriedOut: nullable(bigint), paid: nullable(bigint) },
    },
    `select r.id::text as run, m.id::text as agent, r.from_at as from, r.to_at as to, r.currency, r.exponent,
            p.earned_micro::text as earned, p.carried_in_micro::text as "carriedIn", p.carried_out_micro::text as "carriedOut",
            p.amount_minor::text as paid
       from agent_rebate_run r
       join member m on m.merchant_id = $1 and m.account_key = lower($3)
       join agent_rebate_pay p on p.merchant_id = $1 and p.run_id = r.id and p.agent_id = m.id
      where r.merchant_id = $1 and r.key = $2`,
    [merchantId, key, account],
  )
  if (!pay) return null
  const { exponent, currency } = pay
  const agent = { merchantId, memberId: pay.agent }
  const { parts, moreParts } = await readParts(sql, agent, exponent, pay.run, pay.from)
  const fine = (micro: bigint | null) => (micro === null ? 'not paid yet' : `${finer(micro, exponent)} ${currency}`)
  return [
    `agentRebate ${key} of ${account}, ${pay.from.toISOString()} to ${pay.to.toISOString()}`,
    ...parts.map(
      ({ account: who, isCorrection, rounds, turnover, share, earned }) =>
        `  ${who}: ${rounds} rounds, turnover ${turnover} ${currency} at ${share}%: ${earned}${isCorrection ? ', of earlier periods' : ''}`,
    ),
    ...(moreParts > 0 ? [`  and ${moreParts} more`] : []),
    `earned ${fine(pay.earned)}, carried in ${fine(pay.carriedIn)}`,
    `paid ${pay.paid === null ? 'nothing yet' : `${fromMinor(pay.paid, exponent)} ${currency}`}, carried on ${fine(pay.carriedOut)}`,
  ]
}
