import type { RegistrationField } from '@livery/contract/auth/registration-config'
import type { Fault } from '@livery/document/fault'
import { compileFields } from '@livery/rules/compile-fields'
import type { Draft, Stated } from '../../draft.ts'
import { type RegistrationFile, toRegistrationConfig } from '../registration/schema.ts'
import type { demo } from './schema.ts'

/** Demo accounts follow the merchant's own rules, so that they show what a real account may look like. */
export async function accountFaults(
  draft: Draft,
  file: Stated<typeof demo> & { readonly compliance: { readonly ageMinimum: number } },
  form: RegistrationFile,
): Promise<Fault[]> {
  const { fields } = toRegistrationConfig(form, file.compliance.ageMinimum)
  const rules = await compileFields<RegistrationField>(fields)
  return file.demo.accounts.flatMap((account, index) =>
    (['username', 'password'] as const).flatMap((name) => {
      const broken = rules[name]?.validate(account[name])
      if (!broken) return []
      const { minLength, maxLength, patternId } = fields[name] ?? {}
      return draft.merchant.faultAt(['demo', 'accounts', index, name], {
        code: 'demo.rule',
        message: `this ${name} breaks the rule of registration.json`,
        repair: `Fit pattern ${patternId} with ${minLength} to ${maxLength} characters`,
      })
    }),
  )
}
