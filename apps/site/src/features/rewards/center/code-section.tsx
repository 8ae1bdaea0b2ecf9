import { foldDigits } from '@livery/rules/fold-digits'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { renewRewards } from '../../../shared/rewards/use-rewards.ts'
import { useWhy } from '../../../shared/rewards/use-why.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../rewards.css.ts'

const CODE = /^[A-Za-z0-9-]{3,32}$/

/** A code that was given to the member somewhere else. */
export function CodeSection() {
  const t = useText('rewards')
  const core = useText('core')
  const visit = useVisit()
  const why = useWhy()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    const code = foldDigits(typed).replace(/[\s\p{Cf}]/gu, '')
    if (!CODE.test(code)) return setError(t('code.form'))
    try {
      const { status, reason } = await visit.call('enterCode', { code })
      if (status === 'refused') return setError(why(reason))
      setTyped('')
      toast({ tone: 'success', title: t('code.given') })
      renewRewards(visit)
    } catch (thrown) {
      setError(errorText(visit.i18n, thrown))
    }
  }
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.title}>
        {t('code.title')}
      </h2>
      <Form
        onSubmit={submit}
        errors={error === undefined ? [] : [{ id, message: error }]}
        buttons={<SubmitButton busyLabel={core('action.send')}>{t('code.send')}</SubmitButton>}
      >
        <TextField
          id={id}
          label={t('code.label')}
          error={error}
          errorPrefix={core('a11y.error')}
          dir="ltr"
          autoComplete="off"
          className={css.code}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setError(undefined)
          }}
        />
      </Form>
    </section>
  )
}
