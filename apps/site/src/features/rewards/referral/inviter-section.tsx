import { foldDigits } from '@livery/rules/fold-digits'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { useMoment } from '../../../shared/format/use-moment.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useWhy } from '../../../shared/rewards/use-why.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../rewards.css.ts'

const CODE = /^[A-Za-z0-9-]{3,64}$/

/** Who registered without a code may still say who invited them, for a few days and once. */
export function InviterSection({ until }: { readonly until: string }) {
  const t = useText('rewards')
  const core = useText('core')
  const visit = useVisit()
  const why = useWhy()
  const moment = useMoment()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const submit = async () => {
    const code = foldDigits(typed).replace(/[\s\p{Cf}]/gu, '')
    if (!CODE.test(code)) return setError(t('code.form'))
    try {
      const { status, reason } = await visit.call('enterReferral', { code })
      if (status === 'refused' && reason !== 'household') return setError(why(reason))
      if (status === 'refused') toast({ tone: 'info', title: why(reason) })
      else toast({ tone: 'success', title: t('referral.kept') })
      await visit.queries.invalidateQueries({ queryKey: ['referral'] })
    } catch (thrown) {
      setError(errorText(visit.i18n, thrown))
    }
  }
  return (
    <section className={css.section} aria-labelledby={`${id}-title`}>
      <div className={css.words}>
        <h2 id={`${id}-title`} className={css.title}>
          {t('referral.inviter')}
        </h2>
        <p className={css.small}>{t('referral.inviterUntil', { time: moment(until) })}</p>
      </div>
      <Form
        onSubmit={submit}
        errors={error === undefined ? [] : [{ id, message: error }]}
        buttons={<SubmitButton busyLabel={core('action.send')}>{core('action.send')}</SubmitButton>}
      >
        <TextField
          id={id}
          label={t('referral.inviterCode')}
          error={error}
          errorPrefix={core('a11y.error')}
          dir="ltr"
          autoComplete="off"
          maxLength={64}
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
