import type { DocumentState } from '@livery/contract/cashier/documents'
import { MOST_DOCUMENT_PICTURES, MOST_DOCUMENT_WORDS } from '@livery/contract/cashier/documents'
import type { WithdrawalDetail, WithdrawalDocument } from '@livery/contract/cashier/withdraw'
import { queryKey } from '@livery/contract/query-key'
import type { UploadedPicture } from '@livery/contract/support/uploads'
import { Badge, type BadgeTone } from '@livery/ui/badge'
import { Button } from '@livery/ui/button'
import { TextArea } from '@livery/ui/text-area'
import { toast } from '@livery/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { refusalText } from '../../../shared/cashier/fault-text.ts'
import { useFormatting } from '../../../shared/cashier/use-formatting.ts'
import { useCount } from '../../../shared/format/use-count.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { PicturePicker } from '../../../shared/uploads/picture-picker.tsx'
import { SentPictures } from '../../../shared/uploads/sent-pictures.tsx'
import { useVisit } from '../../../shared/visit/use-visit.ts'
import * as css from './documents.css.ts'
import { useReasonText } from './use-reason-text.ts'

const TONES: Readonly<Record<DocumentState, BadgeTone>> = {
  wanted: 'warning',
  sent: 'info',
  accepted: 'success',
  refused: 'danger',
}

/** What a withdrawal waits for from its player, and what became of what was sent. */
export default function Documents({ one }: { readonly one: WithdrawalDetail }) {
  const t = useText('withdraw')
  const id = useId()
  const isOpen = one.state === 'review'
  return (
    <section className={css.documents} aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {t('document.title')}
      </h3>
      <ul className={css.list}>
        {one.documents.map((document) => (
          <li key={document.number} className={css.document}>
            <DocumentSummary document={document} />
            {isOpen && (document.state === 'wanted' || document.state === 'refused') && (
              <DocumentForm key={document.state} reference={one.reference} document={document} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Which document it is, its state, and what was sent and answered. */
function DocumentSummary({
  document: { what, state, words, note, pictures },
}: {
  readonly document: WithdrawalDocument
}) {
  const t = useText('withdraw')
  const reason = useReasonText()
  return (
    <>
      <div className={css.head}>
        <strong className={css.what}>
          <bdi>{reason(what)}</bdi>
        </strong>
        <Badge tone={TONES[state]}>{t(`document.state.${state}`)}</Badge>
      </div>
      {words && (
        <p>
          <bdi>{reason(words)}</bdi>
        </p>
      )}
      <SentPictures pictures={pictures} />
      {note && (
        <p className={css.note} dir="auto">
          {note}
        </p>
      )}
    </>
  )
}

interface DocumentFormProps {
  readonly reference: string
  readonly document: WithdrawalDocument
}

/** Pictures of the document, words, or both. They stay until they have arrived. */
function DocumentForm({ reference, document: { number, what } }: DocumentFormProps) {
  const t = useText('withdraw')
  const core = useText('core')
  const count = useCount()
  const formatting = useFormatting()
  const reason = useReasonText()
  const { call, queries } = useVisit()
  const [pictures, setPictures] = useState<readonly UploadedPicture[]>([])
  const [note, setNote] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (pictures.length === 0 && note.trim() === '') return setFault(t('document.nothing'))
    setFault('')
    setBusy(true)
    try {
      const ids = pictures.map(({ id }) => id)
      await call('sendDocument', { reference, number, pictures: ids, ...(note.trim() && { note }) })
      toast({ tone: 'success', title: t('document.sent') })
    } catch (error) {
      setFault(refusalText(formatting, error))
    } finally {
      setBusy(false)
      // The timeline shows the result, also when only the answer was lost.
      await queries.invalidateQueries({ queryKey: [queryKey('withdrawal', { reference })[0]] })
    }
  }
  return (
    <form className={css.form} noValidate aria-label={reason(what)} onSubmit={(event) => void send(event)}>
      <PicturePicker purpose="document" most={MOST_DOCUMENT_PICTURES} pictures={pictures} onChange={setPictures} />
      <TextArea
        label={t('document.note')}
        dir="auto"
        height="short"
        value={note}
        limit={{
          max: MOST_DOCUMENT_WORDS,
          text: t('document.upTo', { most: count(MOST_DOCUMENT_WORDS) }),
          countText: (used) => `${count(used)}/${count(MOST_DOCUMENT_WORDS)}`,
          leftText: (left) => t('document.left', { number: count(left) }),
        }}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <p className={css.small}>{t('document.safe')}</p>
      <p role="alert" className={css.fault}>
        {fault}
      </p>
      <Button type="submit" size="sm" busy={isBusy} className={css.send}>
        {isBusy ? core('state.loading') : t('document.send')}
      </Button>
    </form>
  )
}
