import { PAGES } from '@livery/contract/pages'
import { TERMS_SECTION } from '@livery/contract/support/help-sections'
import { Checkbox } from '@livery/ui/checkbox'
import { Link } from '@livery/ui/link'
import { type MouseEvent, memo, useMemo } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../auth-popup.css.ts'
import type { RegisterFormState } from './use-typed-values.ts'

interface TermsFieldProps {
  readonly id: string
  readonly ageMinimum: number
  readonly error: string | undefined
  /** Text that is read before it. */
  readonly errorPrefix: string
  readonly state: RegisterFormState
}

/** The confirmation of age and terms. */
export const TermsField = memo(function TermsField({ id, ageMinimum, error, errorPrefix, state }: TermsFieldProps) {
  const t = useText('auth')
  const text = t('terms.accept', { age: ageMinimum, count: ageMinimum })
  const label = useMemo(() => <WithTermsLink text={text} />, [text])
  return (
    <Checkbox {...state.register('terms')} id={id} label={label} error={error} errorPrefix={errorPrefix} required />
  )
})

/** The sentence with its link. Every language marks the linked words, and nothing else, by `<terms>`. */
function WithTermsLink({ text }: { readonly text: string }) {
  const { popups } = useVisit()
  const [before, terms, after] = text.split(/<\/?terms>/)
  /**
   * Opens the terms above the form, which keeps its values. With a modifier key they open in another tab, as any link
   * does.
   */
  const read = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    popups.open('help', { section: TERMS_SECTION })
  }
  return (
    <>
      {before}
      <Link href={`${PAGES.help.path}#${TERMS_SECTION}`} className={css.terms} onClick={read}>
        {terms}
      </Link>
      {after}
    </>
  )
}
