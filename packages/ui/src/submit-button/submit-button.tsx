import { useContext } from 'react'
import { Button, type ButtonProps } from '../button/button.tsx'
import { FormBusy } from '../form/form-busy.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export type SubmitButtonProps = Omit<ButtonProps, 'type' | 'busy' | 'onClick'> & {
  /** What it says meanwhile, and what is told: "Signing in…". */
  busyLabel: string
}

/** Submits the Form around it and is busy as long as that is. */
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
