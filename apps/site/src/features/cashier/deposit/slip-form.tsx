import type { Deposit } from '@livery/contract/cashier/deposits'
import { FileUpload } from '@livery/ui/file-upload'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { slipPicture } from './slip-picture.ts'
import { keepDeposit } from './start.ts'

const KINDS = ['png', 'jpeg'] as const
const MEGABYTE = 1_024 * 1_024
/** Larger than any phone's photograph; it is made smaller before it is sent. */
const LARGEST = 20 * MEGABYTE

/** The picture that proves the payment; it stays chosen when the call fails. */
export function SlipForm({ deposit: { reference } }: { readonly deposit: Deposit }) {
  const t = useText('deposit')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const size = `${LARGEST / MEGABYTE} MB`
  const submit = async () => {
    setFailure(undefined)
    if (!file) return setError(t('slip.missing'))
    try {
      const picture = await slipPicture(file)
      keepDeposit(visit, await visit.call('sendDepositSlip', { reference, picture }))
      toast({ tone: 'success', title: t('slip.sent') })
    } catch (thrown) {
      const code = thrown instanceof CallError ? thrown.code : ''
      if (code === 'PICTURE_REFUSED' || code === 'INVALID_REQUEST') setError(t('slip.broken'))
      else setFailure(code === 'PROOF_TAKEN' ? t('slip.taken') : errorText(visit.i18n, thrown))
    }
  }
  const choose = (chosen: File | null) => {
    setFile(chosen)
    setError(undefined)
  }
  return (
    <Form
      onSubmit={submit}
      errors={error === undefined ? [] : [{ id, message: error }]}
      buttons={<SubmitButton busyLabel={core('action.send')}>{t('proof.send')}</SubmitButton>}
    >
      {failure !== undefined && <Alert>{failure}</Alert>}
      <FileUpload
        id={id}
        label={t('slip.label')}
        hint={t('slip.hint')}
        error={error}
        errorPrefix={core('a11y.error')}
        kinds={KINDS}
        maxBytes={LARGEST}
        maxFiles={1}
        prompt={t('slip.prompt')}
        limitsText={t('slip.limits', { size })}
        sizeText={(bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`}
        refusalText={(name, why) => (why === 'size' ? t('slip.size', { name, size }) : t('slip.kind', { name }))}
        takenText={() => file?.name ?? ''}
        removeLabel={(name) => t('slip.remove', { name })}
        retryLabel={(name) => name}
        progressLabel={(name) => name}
        items={file ? [{ id: file.name, file }] : []}
        onAdd={([chosen]) => choose(chosen ?? null)}
        onRemove={() => choose(null)}
      />
    </Form>
  )
}
