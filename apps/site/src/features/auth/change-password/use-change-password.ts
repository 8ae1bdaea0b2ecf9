import { toast } from '@livery/ui/toast'
import type { BaseSyntheticEvent } from 'react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useText } from '../../../shared/i18n/use-text.ts'
import { signInOf } from '../../../shared/sign-in/sign-in.ts'
import type { ChangeReason } from '../../../shared/sign-in/sign-in-machine.ts'
import { completeSession, renewSession } from '../../../shared/visit/session-store.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import { FILLED_IN_SECRET, ruled } from '../form/field-rules.ts'
import { type PopupForm, usePopupForm } from '../form/use-popup-form.ts'
import { useRegistrationConfig } from '../form/use-registration-config.ts'

interface ChangingPassword {
  readonly form: PopupForm
  readonly submit: (event?: BaseSyntheticEvent) => Promise<void>
  /** Why the password must be changed; null when the member chose to. */
  readonly reason: ChangeReason | null
  /** The member whose password it is; empty where a page was left while the password had to be changed. */
  readonly account: string
  /** The old password is asked for unless it was just typed at the sign-in. */
  readonly asksOld: boolean
  /** Removes the passkeys too, in case somebody else has added one. */
  readonly dropsPasskeys: boolean
  readonly setDropsPasskeys: (drops: boolean) => void
  readonly leave: () => void
}

/** Changing a password (docs/product.md 6.4). Afterwards login info is loaded, the pop-up closes and home opens. */
export function useChangePassword(close: () => void): ChangingPassword {
  const visit = useVisit()
  const t = useText('auth')
  const signIn = signInOf(visit)
  const { fields } = useRegistrationConfig()
  const now = useStore(signIn.store)
  // The reason must not change while the pop-up fades out.
  const [{ reason, known, account }] = useState(() =>
    now.at === 'changing'
      ? { reason: now.reason, known: now.entered.password, account: now.entered.answer.account }
      : { reason: null, known: undefined, account: visit.session.getState().member?.account ?? '' },
  )
  const form = usePopupForm({
    ...(known === undefined && { oldPassword: FILLED_IN_SECRET }),
    password: ruled(fields.password, FILLED_IN_SECRET),
    confirmPassword: FILLED_IN_SECRET,
  })
  // "Back" leaves a change that must be made as it is.
  useEffect(() => (reason ? visit.popups.onLeave('changePassword', () => undefined) : undefined), [visit, reason])
  const [dropsPasskeys, setDropsPasskeys] = useState(false)
  const submit = form.submit(async ({ oldPassword, password, confirmPassword }) => {
    const { token } = await visit.call('changePassword', {
      oldPassword: known ?? oldPassword,
      newPassword: password,
      confirmNewPassword: confirmPassword,
      ...(dropsPasskeys && { dropPasskeys: true }),
    })
    renewSession(visit.session, visit.sessionStorage, token)
    toast({ tone: 'success', title: t('changePassword.success') })
    if (reason) return signIn.changed(token)
    completeSession(visit.session, visit.sessionStorage, await visit.call('memberInfo', {}))
    visit.popups.closeAll()
    visit.course.go('/', true)
  })
  return {
    form,
    submit,
    reason,
    account,
    asksOld: known === undefined,
    dropsPasskeys,
    setDropsPasskeys,
    leave() {
      if (reason) signIn.leave()
      close()
    },
  }
}
