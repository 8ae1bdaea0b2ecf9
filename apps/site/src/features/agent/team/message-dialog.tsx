import type { Downline } from '@livery/contract/agent/downlines'
import { AGENT_MESSAGE } from '@livery/contract/agent/words'
import { Dialog } from '@livery/ui/dialog'
import { TextArea } from '@livery/ui/text-area'
import { TextField } from '@livery/ui/text-field'
import { toast } from '@livery/ui/toast'
import { useId, useRef, useState } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { forFingers } from '../../../shared/styles/for-fingers.css.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from '../form/agent-form.css.ts'
import { AgentForm } from '../form/agent-form.tsx'
import { useAgentForm } from '../form/use-agent-form.ts'

interface MessageDialogProps {
  /** Null while nobody is written to. */
  readonly member: Downline | null
  readonly onClose: () => void
}

/** A message to somebody of the team, which is read among the site's messages. */
export function MessageDialog({ member, onClose }: MessageDialogProps) {
  const t = useText('agent')
  const core = useText('core')
  return (
    <Dialog
      open={member !== null}
      onClose={onClose}
      keepOnCover
      size="sm"
      className={forFingers}
      title={t('message.to', { account: member?.account ?? '' })}
      closeLabel={core('a11y.closeDialog')}
    >
      {member && <MessageForm {...{ member, onClose }} />}
    </Dialog>
  )
}

function MessageForm({ member, onClose }: MessageDialogProps & { readonly member: Downline }) {
  const t = useText('agent')
  const core = useText('core')
  const auth = useText('auth')
  const visit = useVisit()
  const id = useId()
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  // The same message sent again has the same key, so that it is written once.
  const key = useRef(crypto.randomUUID())
  const { faults, send, refuse } = useAgentForm()
  const submit = async () => {
    const missing = auth('validation.required')
    if (refuse({ title: !title.trim() && missing, content: !content.trim() && missing })) return
    const request = { member: member.id, key: key.current, title, content }
    if (!(await send(() => visit.call('messageDownline', request)))) return
    toast({ tone: 'success', title: t('message.sent', { account: member.account }) })
    onClose()
  }
  return (
    <AgentForm {...{ id, faults }} onSubmit={submit} submitLabel={t('message.send')} onCancel={onClose}>
      <div className={css.whole}>
        <TextField
          id={`${id}-title`}
          label={t('message.title')}
          value={title}
          error={faults.title}
          errorPrefix={core('a11y.error')}
          required
          dir="auto"
          autoComplete="off"
          maxLength={AGENT_MESSAGE.title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
      </div>
      <div className={css.whole}>
        <TextArea
          id={`${id}-content`}
          label={t('message.content')}
          value={content}
          error={faults.content}
          errorPrefix={core('a11y.error')}
          required
          dir="auto"
          limit={{
            max: AGENT_MESSAGE.content,
            text: t('message.limit', { max: String(AGENT_MESSAGE.content) }),
            countText: (used) => `${used}/${AGENT_MESSAGE.content}`,
            leftText: () => t('message.limit', { max: String(AGENT_MESSAGE.content) }),
          }}
          onChange={({ currentTarget }) => setContent(currentTarget.value)}
        />
      </div>
    </AgentForm>
  )
}
