import type { Downline } from '@livery/contract/agent/downlines'
import { Dialog } from '@livery/ui/dialog'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../form/agent-form.css.ts'
import { AgentForm } from '../form/agent-form.tsx'
import { RebateField } from '../form/rebate-field.tsx'
import { typedPercent } from '../form/typed-percent.ts'
import { useAgentForm } from '../form/use-agent-form.ts'

interface RebateDialogProps {
  /** Null while no rebate is being changed. */
  readonly member: Downline | null
  /** The agent's own rebate. */
  readonly most: string | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Changes the rebate of somebody right below. */
export function RebateDialog({ member, onClose, ...rest }: RebateDialogProps) {
  const t = useText('agent')
  const core = useText('core')
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      size="sm"
      className={forFingers}
      title={t('team.rebateTitle')}
      closeLabel={core('a11y.closeDialog')}
    >
      {member && <RebateForm {...{ member, onClose, ...rest }} />}
    </Dialog>
  )
}

function RebateForm({ member, most, onClose, onSaved }: RebateDialogProps & { readonly member: Downline }) {
  const t = useText('agent')
  const core = useText('core')
  const visit = useVisit()
  const id = useId()
  const [rebate, setRebate] = useState(member.rebate)
  const { faults, send, refuse } = useAgentForm()
  const submit = async () => {
    const percent = typedPercent(rebate)
    if (percent === null) return void refuse({ rebate: t('fault.percent') })
    const request = { member: member.id, rebate: percent }
    if (!(await send(() => visit.call('setDownlineRebate', request)))) return
    toast({ tone: 'success', title: t('team.rebateSaved', { account: member.account }) })
    onSaved()
    onClose()
  }
  return (
    <AgentForm {...{ id, faults }} onSubmit={submit} submitLabel={core('action.save')} onCancel={onClose}>
      <p className={css.whole}>{t('team.rebateText', { account: member.account })}</p>
      <div className={css.whole}>
        <RebateField
          id={`${id}-rebate`}
          value={rebate}
          most={most}
          least={member.rebateLeast}
          error={faults.rebate}
          onTyped={setRebate}
        />
      </div>
    </AgentForm>
  )
}
