import { LiveryError } from '@livery/contract/errors'
import type { FieldConfig, FieldRule } from '@livery/rules/compile-field'
import { compileFields } from '@livery/rules/compile-fields'
import type { Site } from '../../tenancy/sites/site.ts'
import { guessableFault } from './guessable.ts'

/** The rule for a merchant whose registration has no password: one may still be set later. */
const OWN_RULE: FieldConfig = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 0,
  minLength: 8,
  maxLength: 64,
  type: 'password',
}

const compiled = new WeakMap<Site, Promise<FieldRule>>()

/**
 * Checks a new password by the merchant's rule and returns it normalised for hashing. Throws VALIDATION when it breaks
 * the rule, or is among the first guesses.
 * @param account the name the member signs in with
 * @param field its name in the request
 */
export async function newPasswordOf(
  site: Site,
  account: string,
  typed: string,
  field = 'newPassword',
): Promise<string> {
  const rule = await ruleOf(site)
  const fault = rule.validate(typed) ?? guessableFault(site, account, rule.normalise(typed))
  if (fault) throw new LiveryError('VALIDATION', { fields: [{ field, ...fault }] })
  return rule.normalise(typed)
}

function ruleOf(site: Site): Promise<FieldRule> {
  return compiled.getOrInsertComputed(site, async () => {
    const { password } = site.merchant.registration.fields
    const config = password?.enabled ? { ...password, required: true } : OWN_RULE
    return (await compileFields({ password: config })).password!
  })
}
