import type { RegistrationField } from '@livery/contract/auth/registration-config'
import type { Fault } from '@livery/document/fault'
import { compileFields } from '@livery/rules/compile-fields'
import { isCustom } from '@livery/rules/custom'
import type { Draft, Stated } from '../../draft.ts'
import { type RegistrationFile, toRegistrationConfig } from '../registration/schema.ts'
import type { demo } from './schema.ts'

/**
 * Demo accounts must obey the merchant's own rules, so that they look like real accounts. Where a group states the
 * accounts and the merchant the rule, the rule is right and the fault is a warning at the rule.
 */
export async function accountFaults(
  draft: Draft,
  file: Stated<typeof demo> & { readonly compliance: { readonly ageMinimum: number } },
  form: RegistrationFile,
): Promise<Fault[]> {
  const { fields } = toRegistrationConfig(form, file.compliance.ageMinimum)
  const rules = await compileFields<RegistrationField>(fields)
  const { merchant, registration } = draft
  return (['username', 'password'] as const).flatMap((name) => {
    const broken = file.demo.accounts.flatMap((account, index) =>
      rules[name]?.validate(account[name]) ? [{ index, username: account.username }] : [],
    )
    if (broken.length === 0) return []
    const { minLength, maxLength, patternId, acceptedPattern = '*' } = fields[name] ?? {}
    const shape = isCustom(acceptedPattern) ? `the pattern ${acceptedPattern}` : `pattern ${patternId}`
    const stating = merchant.statedIn(['demo', 'accounts'])
    if (stating !== merchant.file) {
      const names = broken.map(({ username }) => username).join(', ')
      return registration.faultAt(['fields', name], {
        code: 'demo.rule',
        severity: 'warning',
        message: `this rule refuses the ${name} of the demonstration's accounts ${names}, which ${stating} states`,
        repair: `State demo.accounts in ${merchant.file}, with ${shape} and ${minLength} to ${maxLength} characters`,
      })
    }
    return broken.map(({ index }) =>
      merchant.faultAt(['demo', 'accounts', index, name], {
        code: 'demo.rule',
        message: `this ${name} breaks the rule of registration.json`,
        repair: `Fit ${shape} with ${minLength} to ${maxLength} characters, or change the rule`,
      }),
    )
  })
}
