import type { RegistrationConfig } from '@livery/contract/registration'
import type { RegistrationField } from '@livery/rules/registration-fields'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { encodeFault, type Fault } from './fault.ts'
import { usernameFields } from './form-fields.ts'
import { checkRegister, type RegisterRules } from './register-rules.ts'

export type RegisterForm = Partial<Record<RegistrationField, string>> & { terms: boolean }

/** The register form's state over the compiled rules; errors are codes. */
export function useRegisterForm(
  registration: RegistrationConfig,
  rules: Promise<RegisterRules>,
  invitation: string | undefined,
): UseFormReturn<RegisterForm> {
  const names = usernameFields(registration)
  const resolver: Resolver<RegisterForm> = async (values) => {
    const faults: Partial<Record<keyof RegisterForm, Fault>> = checkRegister(names, await rules, values)
    if (!values.terms) faults.terms = { code: 'termsRequired', params: {} }
    const wrong = Object.entries(faults)
    if (wrong.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(
        wrong.map(([name, fault]) => [name, { type: 'rule', message: encodeFault(fault as Fault) }]),
      ),
    }
  }
  return useForm<RegisterForm>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: {
      ...Object.fromEntries(names.map((name) => [name, ''])),
      ...(invitation && names.includes('affiliateCode') ? { affiliateCode: invitation } : {}),
      terms: false,
    },
  })
}
