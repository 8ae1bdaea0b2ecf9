import type { Proof, VerificationNeeded } from '@livery/contract/auth/verification'
import { Form } from '@livery/ui/form'
import { RadioGroup } from '@livery/ui/radio-group'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useState } from 'react'
import { CallError } from '../../../shared/http/call-error.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../change-password/change-password.css.ts'
import { CodeField } from '../codes/code-field.tsx'
import { useCode } from '../codes/use-code.ts'
import { CODE, FILLED_IN } from '../form/field-rules.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { usePopupForm } from '../form/use-popup-form.ts'

interface VerificationFormProps {
  readonly needed: VerificationNeeded
  /** It took too long: back to the sign-in form. */
  readonly onOver: () => void
}

const LABELS = {
  mobile: 'verificationCode',
  email: 'emailCode',
  bankName: 'bankName',
  authenticator: 'authenticatorCode',
} as const satisfies Record<Proof, string>

/** The possible proofs, and the field for the chosen one. */
export function VerificationForm({ needed, onOver }: VerificationFormProps) {
  const t = useText('auth')
  const core = useText('core')
  const visit = useVisit()
  const code = useCode('verification')
  const { verificationId, reason, proofs } = needed
  const [proof, setProof] = useState<Proof>(proofs[0]?.proof ?? 'authenticator')
  const hint = proofs.find((one) => one.proof === proof)?.hint
  // The value of one proof is invalid for another, so it is cleared: bank names contain letters, recovery codes
  // hyphens.
  const form = usePopupForm({ verificationCode: proof === 'mobile' || proof === 'email' ? CODE : FILLED_IN })
  const { state } = form
  const submit = form.submit(async ({ verificationCode }) => {
    try {
      await signInOf(visit).prove(proof, verificationCode)
    } catch (error) {
      if (!(error instanceof CallError && error.code === 'SESSION_EXPIRED')) throw error
      toast({ tone: 'error', title: errorText(visit.i18n, error) })
      onOver()
    }
  })
  const answer = {
    ...form.field('verificationCode'),
    label: t(`field.${LABELS[proof]}.label`),
    placeholder: t(`field.${LABELS[proof]}.placeholder`),
  }
  return (
    <>
      <p className={css.lead}>
        {reason === 'authenticator' ? t('verification.authenticator') : core('error.EXTRA_VERIFICATION')}
      </p>
      <Form className={css.form} onSubmit={submit} errors={form.wrong}>
        <FormFailure failure={form.failure} />
        {proofs.length > 1 && (
          <RadioGroup
            label={t('verification.ways')}
            look="cards"
            value={proof}
            onChange={(next) => {
              setProof(next)
              state.reset()
            }}
            options={proofs.map((one) => ({
              value: one.proof,
              label: t(`verification.proof.${one.proof}`),
              ...(one.hint && { hint: isolated(one.hint) }),
            }))}
          />
        )}
        {proof === 'mobile' || proof === 'email' ? (
          <CodeField
            key={proof}
            {...answer}
            hint={hint && t('verification.goesTo', { target: isolated(hint) })}
            code={code}
            onSend={() =>
              void code.send(hint ?? '', () => visit.call('sendVerificationCode', { verificationId, proof }))
            }
          />
        ) : (
          <TextField
            key={proof}
            {...answer}
            autoComplete={proof === 'authenticator' ? 'one-time-code' : 'off'}
            autoCapitalize={proof === 'authenticator' ? 'none' : 'words'}
            spellCheck={false}
            dir={proof === 'authenticator' ? 'ltr' : 'auto'}
          />
        )}
        <SubmitButton size="lg" block busyLabel={t('verification.submitting')}>
          {t('verification.submit')}
        </SubmitButton>
      </Form>
    </>
  )
}

/** A number or a mailbox runs left to right in every language. */
function isolated(target: string): string {
  return `\u2066${target}\u2069`
}
