import type { MemberProgramme } from '@livery/contract/rewards/rewards'
import { COMMENT_LENGTH } from '@livery/contract/rewards/words'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { Form } from '@livery/ui/form'
import { SubmitButton } from '@livery/ui/submit-button'
import { TextArea } from '@livery/ui/text-area'
import { toast } from '@livery/ui/toast'
import { useId, useState } from 'react'
import { errorText } from '../http/error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { Alert } from '../notice/alert.tsx'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './programme-action.css.ts'
import { useReasonSentence } from './use-reason-sentence.ts'
import { renewRewards } from './use-rewards.ts'

const TONES: Readonly<Partial<Record<MemberProgramme['status'], BadgeTone>>> = {
  issued: 'success',
  claimed: 'success',
  applying: 'info',
  process: 'info',
  joined: 'info',
  rejected: 'danger',
}

/** Where the member stands in a programme, in a word. */
function ProgrammeStatus({ status }: Pick<MemberProgramme, 'status'>) {
  const t = useText('rewards')
  return <Badge tone={TONES[status] ?? 'neutral'}>{t(`status.${status}`)}</Badge>
}

/** The button to join or to apply, where the programme requires it; otherwise the member's state in the programme. */
export function ProgrammeAction({ programme }: { readonly programme: MemberProgramme }) {
  const [isOpen, setOpen] = useState(false)
  const { status, comment } = programme
  if (status === 'joinable') return <Join programme={programme} />
  if (status !== 'applicable') return <ProgrammeStatus status={status} />
  if (isOpen) return <Apply programme={programme} onDone={() => setOpen(false)} />
  return comment === null ? (
    <Join programme={programme} />
  ) : (
    <ApplyButton title={programme.title} onOpen={() => setOpen(true)} />
  )
}

function ApplyButton({ title, onOpen }: { readonly title: string; readonly onOpen: () => void }) {
  const t = useText('rewards')
  return (
    <Button size="sm" onClick={onOpen} aria-label={`${t('apply')}: ${title}`}>
      {t('apply')}
    </Button>
  )
}

/** Sends the request to take part, and shows its result. */
function useJoin({ id }: MemberProgramme) {
  const t = useText('rewards')
  const visit = useVisit()
  const why = useReasonSentence()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const send = async (comment: string | null): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      const { status, reason } = await visit.call('joinProgramme', { id, comment })
      if (status === 'refused') {
        setFailure(why(reason))
        return false
      }
      toast({ tone: 'success', title: t(status === 'joined' ? 'joinedToast' : 'appliedToast') })
      // Until then the button would stand there again, as if nothing had been sent.
      await renewRewards(visit)
      return true
    } catch (error) {
      setFailure(errorText(visit.i18n, error))
      return false
    } finally {
      setBusy(false)
    }
  }
  return { send, failure, isBusy }
}

function Join({ programme }: { readonly programme: MemberProgramme }) {
  const t = useText('rewards')
  const { send, failure, isBusy } = useJoin(programme)
  const label = programme.status === 'applicable' ? t('apply') : t('join')
  return (
    <div className={css.action}>
      {failure !== null && <Alert>{failure}</Alert>}
      <Button size="sm" disabled={isBusy} onClick={() => void send(null)} aria-label={`${label}: ${programme.title}`}>
        {label}
      </Button>
    </div>
  )
}

/** The button that opened the form is gone, and with it the focus. */
const focusField = (field: HTMLTextAreaElement | null) => field?.focus()

function Apply({ programme, onDone }: { readonly programme: MemberProgramme; readonly onDone: () => void }) {
  const t = useText('rewards')
  const core = useText('core')
  const id = useId()
  const { send, failure } = useJoin(programme)
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string>()
  const isRequired = programme.comment === 'required'
  const submit = async () => {
    if (isRequired && comment.trim() === '') return setError(t('why.comment'))
    if ([...comment.trim()].length > COMMENT_LENGTH) return setError(t('comment.limit', { max: COMMENT_LENGTH }))
    if (await send(comment.trim() || null)) onDone()
  }
  return (
    <Form
      className={css.form}
      onSubmit={submit}
      errors={error === undefined ? [] : [{ id, message: error }]}
      buttons={
        <>
          <SubmitButton busyLabel={core('action.send')}>{t('apply')}</SubmitButton>
          <Button variant="ghost" onClick={onDone}>
            {core('action.cancel')}
          </Button>
        </>
      }
    >
      {failure !== null && <Alert>{failure}</Alert>}
      <TextArea
        id={id}
        ref={focusField}
        label={t('comment.label')}
        hint={t('comment.hint')}
        error={error}
        errorPrefix={core('a11y.error')}
        required={isRequired}
        height="short"
        value={comment}
        onChange={(event) => {
          setComment(event.target.value)
          setError(undefined)
        }}
        limit={{
          max: COMMENT_LENGTH,
          text: t('comment.limit', { max: COMMENT_LENGTH }),
          countText: (used) => `${used}/${COMMENT_LENGTH}`,
          leftText: (left) => t('comment.left', { left }),
        }}
      />
    </Form>
  )
}
