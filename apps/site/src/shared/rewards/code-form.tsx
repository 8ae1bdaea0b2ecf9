import { foldDigits } from '@livery/rules/fold-digits'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { useId, useState } from 'react'
import { errorText } from '../http/error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './code.css.ts'

interface CodeFormProps {
  readonly label: string
  readonly submitLabel: string
  readonly maxLength: number
  /** Sends a code in a valid form; returns what is wrong with it, if anything is. */
  send(code: string): Promise<string | undefined>
}

const FORM = /^[A-Za-z0-9-]{3,}$/

/**
 * A field for a code that somebody was given elsewhere. A refused code stays in the field; an accepted one is cleared.
 */
export function CodeForm({ label, submitLabel, maxLength, send }: CodeFormProps) {
  const t = useText('rewards')
  const core = useText('core')
  const { i18n } = useVisit()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    const code = foldDigits(typed).replace(/[\s\p{Cf}]/gu, '')
    if (!FORM.test(code) || code.length > maxLength) return setError(t('code.form'))
    try {
      const fault = await send(code)
      if (fault === undefined) setTyped('')
      setError(fault)
    } catch (thrown) {
      setError(errorText(i18n, thrown))
    }
  }
  return (
    <Form
      className={css.form}
      onSubmit={submit}
      errors={error === undefined ? [] : [{ id, message: error }]}
      buttons={<SubmitButton busyLabel={core('action.send')}>{submitLabel}</SubmitButton>}
    >
      <TextField
        id={id}
        label={label}
        error={error}
        errorPrefix={core('a11y.error')}
        dir="ltr"
        autoComplete="off"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setError(undefined)
        }}
      />
    </Form>
  )
}
