import { useContext } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { FormBusy } from '../form/form-busy.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'onClick'> & {
  /** The label while submitting, which is also announced: "Signing in…". */
  busyLabel: string
}

/** Submits the surrounding Form and is busy while that is submitted. */
export function SubmitButton({ busyLabel, children, ...rest }: SubmitButtonProps) {
  const busy = useContext(FormBusy)
  return (
    <>
      <Button {...rest} type="submit" busy={busy}>
        {busy ? busyLabel : children}
      </Button>
      <VisuallyHidden role="status">{busy && busyLabel}</VisuallyHidden>
    </>
  )
}
