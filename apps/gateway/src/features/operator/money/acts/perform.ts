import { toMinor } from '@livery/locale/amount'
import { Value } from 'typebox/value'
import { recordOperatorAct } from '../../../../platform/audit/record-operator.ts'
import { Refusal } from '../../../../tenancy/releases/refusal.ts'
import { assertRole } from '../../access.ts'
import type { Operator } from '../../person.ts'
import type { MoneyServices } from '../services.ts'
import type { Act, ActContext, Subject } from './act.ts'
import { actNamed } from './all-acts.ts'
import { openProposal, type Proposal, propose, settle } from './proposals.ts'

type Fields = Readonly<Record<string, string>>

/** The operator who requests an act, with their address. */
export interface Requester {
  readonly operator: Operator
  readonly ip: string
}

/** What was done, for the notice on the page. */
export interface Done {
  readonly message: string
  readonly undo?: { readonly act: string; readonly fields: Fields }
}

/**
 * Performs the act of a form on the desk, in one transaction with its line in the audit log. Above the merchant's limit
 * an act on money is only proposed, and another person confirms it. Throws a `Refusal` where it is not possible.
 */
export async function perform(
  services: MoneyServices,
  { operator, ip }: Requester,
  name: string,
  form: Fields,
): Promise<Done> {
  assertRole(operator, 'money')
  const [act, fields] = checked(name, form)
  const by = operator.name
  return services.database.transaction(async (tx) => {
    const context: ActContext = { services, tx, by }
    const subject = await act.find(context, fields)
    if (!subject) throw new Refusal(404, 'There is no such thing any more.')
    const waiting = await openProposal(tx, subject)
    if (waiting) return meet(context, waiting, { name, fields, ip })
    if (act.needsSecondPerson && needsTwo(services, subject)) {
      // An impossible act is refused now, not only when the second person confirms it.
      await tx.run('savepoint tried')
      await act.carryOut(context, fields)
      await tx.run('rollback to savepoint tried')
      await propose(tx, { subject, act: name, fields, by })
      await record(context, subject, 'money.proposed', { act: name, ...reasonOf(fields) }, ip)
      return { message: 'Begun. Another person has to confirm it.' }
    }
    await act.carryOut(context, fields)
    await record(context, subject, act.audit, { ...reasonOf(fields), ...sumOf(subject) }, ip)
    return { message: act.message, ...(act.undoneBy ? { undo: { act: act.undoneBy, fields } } : {}) }
  })
}

/** A proposal is open: the same act by another person confirms it, and any other act has to wait for that decision. */
async function meet(
  context: ActContext,
  proposal: Proposal,
  { name, fields, ip }: { readonly name: string; readonly fields: Fields; readonly ip: string },
): Promise<Done> {
  if (proposal.proposed_by === context.by && name === proposal.act)
    throw new Refusal(409, 'You have begun this already. Another person has to confirm it.')
  if (name !== proposal.act || !isSame(fields, proposal.fields))
    throw new Refusal(409, `${proposal.proposed_by} has begun to decide this. Confirm or drop that first.`)
  return confirmed(context, proposal, ip)
}

/** Confirms a proposal as a second person. Only the values of the proposal are used. */
export async function confirm(services: MoneyServices, { operator, ip }: Requester, id: string): Promise<Done> {
  assertRole(operator, 'money')
  return services.database.transaction(async (tx) => {
    const proposal = await openProposal(tx, { id })
    if (!proposal) throw new Refusal(409, 'This was confirmed or dropped already.')
    return confirmed({ services, tx, by: operator.name }, proposal, ip)
  })
}

async function confirmed(context: ActContext, proposal: Proposal, ip: string): Promise<Done> {
  const { tx, by } = context
  if (proposal.proposed_by === by)
    throw new Refusal(403, 'Nobody confirms what they have begun themselves: another person has to.')
  const [act, fields] = checked(proposal.act, proposal.fields)
  const subject = await act.find(context, fields)
  if (!subject) throw new Refusal(404, 'There is no such thing any more. Drop it.')
  await settle(tx, proposal.id, by, 'done')
  await act.carryOut(context, fields)
  const first = { begunBy: proposal.proposed_by }
  await record(context, subject, 'money.confirmed', { act: proposal.act, ...first }, ip)
  await record(context, subject, act.audit, { ...reasonOf(fields), ...sumOf(subject), ...first }, ip)
  return { message: act.message, ...(act.undoneBy ? { undo: { act: act.undoneBy, fields } } : {}) }
}

/** Drops a proposal; everybody who may act on money may do so. */
export async function drop(services: MoneyServices, { operator, ip }: Requester, id: string): Promise<Done> {
  assertRole(operator, 'money')
  return services.database.transaction(async (tx) => {
    const proposal = await openProposal(tx, { id })
    if (!proposal) throw new Refusal(409, 'This was confirmed or dropped already.')
    await settle(tx, proposal.id, operator.name, 'dropped')
    const { merchant_id: merchantId, subject, act, proposed_by: begunBy } = proposal
    const detail = { act, begunBy }
    await recordOperatorAct(tx, { by: operator.name, act: 'money.dropped', subject, merchantId, detail, ip })
    return { message: 'Dropped. Nothing was changed.' }
  })
}

function checked(name: string, form: Fields): readonly [Act, Fields] {
  const act = actNamed(name)
  if (!act) throw new Refusal(404, `There is no act "${name}".`)
  // Own words come in a field beside the select, and count only where the select says so.
  const own = form.ownReason?.trim()
  const typed = form.reason === 'own' ? { ...form, reason: own ?? '' } : form
  const fields = Object.fromEntries(Object.keys(act.fields.properties).map((key) => [key, typed[key]?.trim()]))
  if (Value.Check(act.fields, fields)) return [act, fields as Fields]
  const [fault] = Value.Errors(act.fields, fields)
  const field = fault?.instancePath.slice(1) || 'form'
  throw new Refusal(
    422,
    field === 'reason' ? 'Say why, in at least three characters.' : `“${field}” is missing or wrong.`,
  )
}

/**
 * Whether a sum reaches the merchant's limit. A sum in another currency cannot be compared, so it counts as reaching
 * it.
 */
function needsTwo({ registry }: MoneyServices, { merchantId, sum }: Subject): boolean {
  if (!sum) return false
  const merchant = registry.site(merchantId)?.merchant
  if (!merchant) return true
  const { fourEyesFrom } = merchant.withdrawal
  if (fourEyesFrom === undefined) return false
  if (sum.currency !== merchant.currency.code) return true
  return sum.amountMinor >= toMinor(fourEyesFrom, sum.exponent)
}

const isSame = (one: Fields, other: Fields) => Object.keys({ ...one, ...other }).every((key) => one[key] === other[key])

const reasonOf = ({ reason }: Fields) => (reason ? { reason } : {})
const sumOf = ({ sum }: Subject) => (sum ? { amountMinor: String(sum.amountMinor), currency: sum.currency } : {})

function record(
  { tx, by }: ActContext,
  { merchantId, key, detail: own }: Subject,
  act: Act['audit'],
  detail: Readonly<Record<string, unknown>>,
  ip: string,
) {
  return recordOperatorAct(tx, { by, act, subject: key, merchantId, detail: { ...own, ...detail }, ip })
}
