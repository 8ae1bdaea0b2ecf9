import type { openDownline } from '@livery/contract/agent/downlines'
import { type FieldError, LiveryError } from '@livery/contract/errors'
import type { Merchant } from '@livery/merchant/merchant'
import type { FieldConfig, FieldRule } from '@livery/rules/compile-field'
import { compileFields } from '@livery/rules/compile-fields'
import { addMember } from '../../members/add-member.ts'
import { newPasswordOf } from '../../members/new-password/password-rule.ts'
import { hashPassword } from '../../members/password.ts'
import { placeInTeam } from '../../members/team/place.ts'
import { rebateRefused, typedRebateBpOf } from './percent.ts'
import type { AgentHandler } from './services.ts'
import { tellOwnDevices } from './tell.ts'
import { agentOf, viewed } from './viewer.ts'

/** The rule for accounts at a merchant that registers members by mobile number. */
const OWN_RULE: FieldConfig = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 14,
  minLength: 4,
  maxLength: 12,
  type: 'text',
}

const compiled = new WeakMap<Merchant, Promise<FieldRule>>()

/** Opens an account right below the agent; its first password has to be changed at the first sign-in. */
export const openDownlineHandler: AgentHandler<typeof openDownline> = async (context) => {
  const { services, site, request } = context
  const { merchant } = site
  const agent = await agentOf(context)
  const rule = await ruleOf(merchant)
  const account = rule.normalise(request.account)
  const fields: FieldError[] = []
  const fault = rule.validate(request.account)
  if (fault) fields.push({ field: 'account', ...fault })
  const password = await checked(fields, () => newPasswordOf(site, account, request.password, 'password'))
  const rebateBp = await checked(fields, () => typedRebateBpOf(request.rebate, agent.rebateBp))
  if (password === null || rebateBp === null || fields.length > 0) throw new LiveryError('VALIDATION', { fields })
  const passwordHash = await hashPassword(password)
  return services.database.transaction(async (tx) => {
    const id = await addMember(tx, merchant.id, {
      account,
      kind: request.kind === 'agent' ? agent.kind : 0,
      passwordHash,
      hasPassword: true,
      mustChange: true,
    })
    if (!id) throw new LiveryError('USERNAME_TAKEN', { fields: [{ field: 'account', code: 'taken' }] })
    const status = await placeInTeam(tx, merchant, { memberId: id, uplineId: agent.memberId, rebateBp, code: null })
    // The agent's own rebate was lowered in between; the account is opened inside the team or not at all.
    if (status === 'REBATE_TOO_HIGH') throw rebateRefused((await viewed(tx, merchant, context.account)).rebateBp)
    await tellOwnDevices(tx, merchant.id, agent.memberId)
    return { id, account }
  })
}

/** The result of a field's check; a failure joins the faults of the other fields, so that all are reported together. */
async function checked<Value>(fields: FieldError[], check: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof LiveryError) || error.code !== 'VALIDATION') throw error
    fields.push(...error.fields)
    return null
  }
}

function ruleOf(merchant: Merchant): Promise<FieldRule> {
  return compiled.getOrInsertComputed(merchant, async () => {
    const { username } = merchant.registration.fields
    const config = username?.enabled ? { ...username, required: true } : OWN_RULE
    return (await compileFields({ username: config })).username!
  })
}
