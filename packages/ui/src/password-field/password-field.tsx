import { type KeyboardEvent, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './password-field.css.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'dir' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off'
  /** Whose password it is, in forms that do not ask for the name. Only password managers see it. */
  account?: string | undefined
  /**
   * Name of the button that shows the password. It stays the same; the pressed state says whether the password is
   * shown.
   */
  showLabel: string
  /** Shown below while caps lock is on: "Caps lock is on." */
  capsLockText?: string | undefined
}

/**
 * A password field with a button that shows the password. Paste is never blocked; it runs left to right in every
 * language.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { account, showLabel, capsLockText, hint, onKeyDown, onKeyUp, onBlur, ...field } = props
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(capsLockText !== undefined && event.getModifierState('CapsLock'))
  const password = (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      onKeyDown={(event) => {
        look(event)
        onKeyDown?.(event)
      }}
      onKeyUp={(event) => {
        look(event)
        onKeyUp?.(event)
      }}
      onBlur={(event) => {
        setCapsLock(false)
        onBlur?.(event)
      }}
      hint={
        capsLock ? (
          <>
            {hint}
            <span className={css.capsLock}>
              <Icon name="warning" size="xs" />
              {capsLockText}
            </span>
          </>
        ) : (
          hint
        )
      }
      dir="ltr"
      type={shown ? 'text' : 'password'}
      end={
        <>
          {capsLockText !== undefined && <VisuallyHidden role="status">{capsLock && capsLockText}</VisuallyHidden>}
          <IconButton
            icon={shown ? 'eye-off' : 'eye'}
            label={showLabel}
            size="sm"
            variant="plain"
            pressed={shown}
            disabled={field.disabled}
            className={css.reveal}
            onClick={() => setShown((now) => !now)}
          />
        </>
      }
    />
  )
  if (!account) return password
  return (
    <>
      {/*
       * Password managers look for the name in a text field ahead of the password, and read it also where it is not
       * displayed.
       */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      {password}
    </>
  )
}
