import type { MethodForm } from '@livery/rules/form-model'
import { fieldRecord, type RegistrationField } from '@livery/rules/registration-fields'
import { useMemo } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { ruleText } from '../form/fault.ts'

type Hints = Readonly<Partial<Record<RegistrationField, string>>>

/** The text below each field: its own hint, or its rule in words when people choose the value. */
export function useHints(form: MethodForm): Hints {
  const { i18n } = useVisit()
  const t = useText('auth')
  return useMemo(() => {
    // Read at once: asking for the text of each field by its path takes longer than all the rest of the field.
    const texts: Readonly<Record<string, { readonly hint?: string }>> = i18n.getResource(i18n.language, 'auth', 'field')
    const hints = form.fields.map(({ name, config }) => [
      name,
      texts[name]?.hint ?? (fieldRecord(name).isInvented ? ruleText(t, config) : undefined),
    ])
    return Object.fromEntries(hints) as Hints
  }, [form, i18n, t])
}
