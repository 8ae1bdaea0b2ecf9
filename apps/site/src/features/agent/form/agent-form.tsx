import { Button } from '@livery/ui/button'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import type { ReactNode } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Alert } from '../../../shared/notice/alert.tsx'
import * as css from './agent-form.css.ts'
import type { Faults } from './use-agent-form.ts'

interface AgentFormProps {
  /** Fields append their own name to it: `<id>-rebate`. */
  readonly id: string
  readonly faults: Faults
  readonly onSubmit: () => Promise<void>
  readonly submitLabel: string
  /** Leaves the form; without it there is no button for that. */
  readonly onCancel?: () => void
  readonly children: ReactNode
}

/** A form of the back office: its faults above the fields, its buttons below. */
export function AgentForm({ id, faults, onSubmit, submitLabel, onCancel, children }: AgentFormProps) {
  const core = useText('core')
  return (
    <Form
      className={css.form}
      onSubmit={onSubmit}
      errors={Object.entries(faults).map(([name, message]) => ({ id: `${id}-${name}`, message }))}
    >
      {faults[''] && (
        <div className={css.whole}>
          <Alert>{faults['']}</Alert>
        </div>
      )}
      {children}
      <div className={css.buttons}>
        <SubmitButton busyLabel={core('state.loading')}>{submitLabel}</SubmitButton>
        {onCancel && (
          <Button variant="ghost" onClick={onCancel}>
            {core('action.cancel')}
          </Button>
        )}
      </div>
    </Form>
  )
}
