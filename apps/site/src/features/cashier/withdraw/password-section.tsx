import { Button } from '@livery/ui/button'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { minutesText } from '../../../shared/cashier/minutes.ts'
import { SecretField } from '../../../shared/cashier/secret-field.tsx'
import { useCashierForm } from '../../../shared/cashier/use-cashier-form.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './withdraw.css.ts'

interface PasswordSectionProps {
  readonly hasPassword: boolean
  /** How long no money is paid out after a forgotten password was replaced. */
  readonly resetHoldMinutes?: number
}

/** Sets the withdrawal password at first, changes it, and sets another one where it was forgotten. */
export function PasswordSection({ hasPassword, resetHoldMinutes = 0 }: PasswordSectionProps) {
  const t = useText('withdraw')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [way, setWay] = useState<'change' | 'forgot' | null>(null)
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const { faults, send, formatting } = useCashierForm('current')
  const isOpen = !hasPassword || way !== null
  const submit = async () => {
    const saved = await send(
      () =>
        way === 'change'
          ? visit.call('changeWithdrawalPassword', { current, password })
          : visit.call('setWithdrawalPassword', { password }),
      way === 'change' ? { current, password } : { password },
    )
    if (saved !== 'done') return
    toast({ tone: 'success', title: t('password.saved') })
    setWay(null)
    setCurrent('')
    setPassword('')
  }
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <div className={css.words}>
          <h2 id={id} className={css.title}>
            {t('password.title')}
          </h2>
          {!hasPassword && <p className={css.small}>{t('password.text')}</p>}
        </div>
        {!isOpen && (
          <div className={css.buttons}>
            <Button variant="secondary" size="sm" onClick={() => setWay('change')}>
              {t('password.change')}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setWay('forgot')}>
              {t('password.forgot')}
            </Button>
          </div>
        )}
      </div>
      {isOpen && (
        <Form
          className={css.form}
          onSubmit={submit}
          errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message }))}
        >
          {faults[''] && <Alert>{faults['']}</Alert>}
          {way === 'forgot' && (
            <p className={css.small}>
              {t('password.forgotText', { time: minutesText(resetHoldMinutes, formatting.language) })}
            </p>
          )}
          {way === 'change' && (
            <SecretField
              id={`${id}-current`}
              label={t('password.current')}
              value={current}
              error={faults.current}
              onTyped={setCurrent}
            />
          )}
          <SecretField
            id={`${id}-password`}
            label={t('password.new')}
            value={password}
            error={faults.password}
            isNew
            onTyped={setPassword}
          />
          <div className={css.buttons}>
            <SubmitButton busyLabel={core('state.loading')}>{t('password.save')}</SubmitButton>
            {hasPassword && (
              <Button variant="ghost" onClick={() => setWay(null)}>
                {core('action.cancel')}
              </Button>
            )}
          </div>
        </Form>
      )}
    </section>
  )
}
