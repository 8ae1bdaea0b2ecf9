import type { Deposit } from '@livery/contract/cashier/deposits'
import { foldDigits } from '@livery/rules/fold-digits'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { useId, useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { keepDeposit } from './start.ts'

const NUMBER = /^[A-Za-z0-9-]{4,40}$/

/** The number of the transaction with which the member has paid; the typed text stays when the call fails. */
export function ProofForm({ deposit: { reference } }: { readonly deposit: Deposit }) {
  const t = useText('deposit')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<unknown>(null)
  const submit = async () => {
    const transactionNumber = foldDigits(typed).replace(/[\s\p{Cf}]/gu, '')
    setFailure(null)
    if (!NUMBER.test(transactionNumber)) return setError(t('proof.form'))
    try {
      keepDeposit(visit, await visit.call('proveDeposit', { reference, transactionNumber }))
    } catch (thrown) {
      setFailure(thrown)
    }
  }
  return (
    <Form
      onSubmit={submit}
      errors={error === undefined ? [] : [{ id, message: error }]}
      buttons={<SubmitButton busyLabel={core('action.send')}>{t('proof.send')}</SubmitButton>}
    >
      {failure !== null && <Alert>{errorText(visit.i18n, failure)}</Alert>}
      <TextField
        id={id}
        label={t('proof.label')}
        hint={t('proof.hint')}
        error={error}
        errorPrefix={core('a11y.error')}
        required
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
