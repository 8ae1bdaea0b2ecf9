import { CHAT_REPORT_REASONS, type ChatReportReason, MOST_NOTE_CHARACTERS } from '@livery/contract/support/chat-limits'
import { textSize } from '@livery/rules/words'
import { Button } from '@livery/ui/button'
import { Dialog } from '@livery/ui/dialog'
import { Select } from '@livery/ui/select'
import { TextArea } from '@livery/ui/text-area'
import { toast } from '@livery/ui/toast'
import { type FormEvent, useState } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './chat.css.ts'

interface ReportDialogProps {
  readonly room: string
  readonly seq: number
  readonly onClose: () => void
}

/** Reports a message to the operators, with a reason and a note. */
export function ReportDialog({ room, seq, onClose }: ReportDialogProps) {
  const t = useText('chat')
  const core = useText('core')
  const count = useCount()
  const { call, i18n } = useVisit()
  const [reason, setReason] = useState<ChatReportReason>('abuse')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (textSize(note).characters > MOST_NOTE_CHARACTERS) return setFault(t('fault.long'))
    setFault(undefined)
    setBusy(true)
    try {
      await call('reportChatMessage', { room, seq, reason, ...(note.trim() && { note }) })
      toast({ tone: 'success', title: t('reported') })
      onClose()
    } catch (error) {
      setFault(errorText(i18n, error))
      setBusy(false)
    }
  }
  return (
    <Dialog open onClose={onClose} size="sm" keepOnCover title={t('report')} closeLabel={core('a11y.closeDialog')}>
      <form className={css.report} noValidate onSubmit={(event) => void send(event)}>
        <Select
          label={t('reasonLabel')}
          value={reason}
          options={CHAT_REPORT_REASONS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          onChange={({ currentTarget }) => setReason(currentTarget.value as ChatReportReason)}
        />
        <TextArea
          label={t('note')}
          dir="auto"
          height="short"
          value={note}
          error={fault}
          errorPrefix={core('a11y.error')}
          limit={{
            max: MOST_NOTE_CHARACTERS,
            text: t('upTo', { most: count(MOST_NOTE_CHARACTERS) }),
            countText: (used) => `${count(used)}/${count(MOST_NOTE_CHARACTERS)}`,
            leftText: (left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left })),
          }}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <Button type="submit" busy={isBusy}>
          {t('sendReport')}
        </Button>
      </form>
    </Dialog>
  )
}
