import { isBelow } from '../is-below.ts'

/**
 * SQL for whether a line is a part, at any depth, of what an agent is paid or pays, and whether its holder is in the
 * agent's team now. Who paid whom is as the base knew it. The statement's `$1` is the merchant.
 *
 * @param agent SQL of the agent's id
 *
 * @param line SQL of the line's kind, base and holder
 */
export const sumsInto = (
  agent: string,
  line: { readonly kind: string; readonly base: string; readonly holder: string },
) =>
  `(${isBelow(agent, line.holder)} and ${agent} in (
     with recursive above (payer_id) as (
       select payer_id from contract_holder
        where merchant_id = $1 and kind = ${line.kind} and base = ${line.base} and holder_id = ${line.holder}
       union
       select h.payer_id from above a join contract_holder h
           on h.merchant_id = $1 and h.kind = ${line.kind} and h.base = ${line.base} and h.holder_id = a.payer_id)
     select payer_id from above))`

/**
 * SQL for whether a run has a line that is of an agent's bills or a part of them. `r` is the run, `$1` the merchant, `$2`
 * the agent; `$4` to `$6` are the line's holder, base and type of games.
 */
export const LINE_OF_AGENT = `exists (select from contract_line l
  where l.run_id = r.id and l.merchant_id = $1 and l.holder_id = $4::bigint and l.base = $5 and l.game_type = $6
    and ($2::bigint in (l.holder_id, l.payer_id)
      or ${sumsInto('$2::bigint', { kind: 'l.kind', base: 'l.base', holder: 'l.holder_id' })}))`
