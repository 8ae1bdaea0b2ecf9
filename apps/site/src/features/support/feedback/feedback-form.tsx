import { FEEDBACK_LIMITS } from '@livery/contract/support/feedback-limits'
import type { UploadedPicture } from '@livery/contract/support/uploads'
import { textSize } from '@livery/rules/words'
import { Button } from '@livery/ui/button'
import { TextArea } from '@livery/ui/text-area'
import { toast } from '@livery/ui/toast'
import { type FormEvent, useState } from 'react'
import { useCount } from '../../../shared/format/use-count.ts'
import { errorText } from '../../../shared/http/error-text.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PicturePicker } from '../../../shared/uploads/picture-picker.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './feedback.css.ts'

interface FeedbackFormProps {
  /** The thread that is answered; a new one without it. */
  readonly thread?: string
  readonly onSent: (thread: string) => void
}

const newKey = () => crypto.randomUUID()

/** A text with its limits, and pictures. Both stay in the form until the gateway has them. */
export function FeedbackForm({ thread, onSent }: FeedbackFormProps) {
  const t = useText('feedback')
  const core = useText('core')
  const count = useCount()
  const { call, queries, i18n } = useVisit()
  const [content, setContent] = useState('')
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>([])
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  // The key stays the same until the text has arrived, so that two presses send it once.
  const [requestKey, setRequestKey] = useState(newKey)
  const { leastWords, mostWords, mostCharacters, mostPictures } = FEEDBACK_LIMITS
  const bounds = { min: count(leastWords), max: count(mostWords), most: count(mostCharacters) }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const { words, characters } = textSize(content)
    if (words < leastWords || words > mostWords) return setFault(t('words', bounds))
    if (characters > mostCharacters) return setFault(t('tooLong', bounds))
    setFault(undefined)
    setBusy(true)
    try {
      const ids = pictures.map(({ id }) => id)
      const sent = await call('feedback', { content, pictures: ids, requestKey, ...(thread && { thread }) })
      setContent('')
      setPictures([])
      setRequestKey(newKey())
      await queries.invalidateQueries({ queryKey: ['feedbackThreads'] })
      toast({ tone: 'success', title: t('sent') })
      onSent(sent.thread)
    } catch (error) {
      setFault(errorText(i18n, error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={css.form} noValidate onSubmit={(event) => void send(event)}>
      <TextArea
        label={thread ? t('reply') : t('new')}
        hint={t('hint', bounds)}
        dir="auto"
        height="short"
        value={content}
        error={fault}
        errorPrefix={core('a11y.error')}
        limit={{
          max: mostCharacters,
          text: t('upTo', bounds),
          countText: (used) => `${count(used)}/${count(mostCharacters)}`,
          leftText: (left) => (left < 0 ? t('over', { count: -left }) : t('left', { count: left })),
        }}
        onChange={({ currentTarget }) => setContent(currentTarget.value)}
      />
      <PicturePicker purpose="feedback" most={mostPictures} pictures={pictures} onChange={setPictures} />
      <Button type="submit" busy={isBusy} className={css.send}>
        {isBusy ? t('sending') : t('send')}
      </Button>
    </form>
  )
}
