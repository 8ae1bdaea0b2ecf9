import { useState } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { reveal } from './password-field.css.ts'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'dir' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password' | 'one-time-code' | 'off'
  /** Name of the button that shows the password. It stays the same: whether it is shown is its state. */
  showLabel: string
}

/** A password that can be shown. Paste is never blocked; it runs left to right in every language. */
export function PasswordField({ showLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      dir="ltr"
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={showLabel}
          size="sm"
          variant="plain"
          pressed={shown}
          className={reveal}
          onClick={() => setShown((now) => !now)}
        />
      }
    />
  )
}
