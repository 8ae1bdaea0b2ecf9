import type { RegistrationField } from '@livery/contract/registration'
import type { Fault } from '@livery/document/fault'
import { compileFields } from '@livery/rules/compile-fields'
import type { Draft } from './draft.ts'
import { type RegistrationFile, toRegistrationConfig } from './registration.ts'
import type { MerchantFile } from './schema.ts'

/** Demo accounts follow the merchant's own rules, so that they show what a real account may look like. */
export async function demoFaults(draft: Draft, file: MerchantFile, form: RegistrationFile): Promise<Fault[]> {
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
