import {
  MOST_PICTURE_BYTES,
  PICTURE_REFUSALS,
  PICTURE_TYPES,
  type UploadPurpose,
} from '@livery/contract/support/upload-limits'
import type { UploadedPicture } from '@livery/contract/support/uploads'
import { Button } from '@livery/ui/button'
import { IconButton } from '@livery/ui/icon-button'
import { Spinner } from '@livery/ui/spinner'
import { useId, useRef, useState } from 'react'
import { useCount } from '../format/use-count.ts'
import { CallError } from '../http/call-error.ts'
import { errorText } from '../http/error-text.ts'
import { useText } from '../i18n/use-text.ts'
import { useVisit } from '../visit/use-visit.ts'
import * as css from './picture-picker.css.ts'
import { sendPicture } from './send-picture.ts'

interface PicturePickerProps {
  readonly purpose: UploadPurpose
  readonly most: number
  readonly pictures: readonly UploadedPicture[]
  readonly onChange: (pictures: readonly UploadedPicture[]) => void
}

/** Adds pictures: each is sent when it is chosen, and shown as the gateway keeps it. */
export function PicturePicker({ purpose, most, pictures, onChange }: PicturePickerProps) {
  const t = useText('uploads')
  const count = useCount()
  const refusal = useRefusal()
  const { call } = useVisit()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(0)
  const [fault, setFault] = useState('')
  const add = async (files: readonly File[]) => {
    setFault('')
    let present = pictures
    for (const file of files.slice(0, most - pictures.length)) {
      setSending((now) => now + 1)
      try {
        present = [...present, await sendPicture(call, purpose, file)]
        onChange(present)
      } catch (error) {
        setFault(refusal(error))
      } finally {
        setSending((now) => now - 1)
      }
    }
  }
  return (
    <fieldset className={css.picker} aria-describedby={`${id}-hint`}>
      <legend className={css.legend}>{t('title')}</legend>
      <p id={`${id}-hint`} className={css.hint}>
        {t('hint', { megabytes: count(MOST_PICTURE_BYTES / 1024 / 1024), most: count(most) })}
      </p>
      <ul className={css.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.id} className={css.place}>
            <img
              src={picture.url}
              width={picture.width}
              height={picture.height}
              className={css.picture}
              alt={t('picture', { number: count(index + 1) })}
            />
            <IconButton
              icon="close"
              size="sm"
              className={css.remove}
              label={t('remove', { number: count(index + 1) })}
              onClick={() => onChange(pictures.filter((one) => one !== picture))}
            />
          </li>
        ))}
        {sending > 0 && (
          <li className={css.place}>
            <Spinner label={t('sending')} />
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        className={css.input}
        tabIndex={-1}
        aria-hidden="true"
        accept={PICTURE_TYPES.join()}
        multiple={most > 1}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Reset, so that the same file can be chosen again.
          currentTarget.value = ''
          void add(files)
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        icon="camera"
        className={css.add}
        disabled={pictures.length >= most || sending > 0}
        onClick={() => input.current?.click()}
      >
        {t('add')}
      </Button>
      <p role="alert" className={css.fault}>
        {fault}
      </p>
    </fieldset>
  )
}

/** Why a picture was not taken, in a sentence. */
function useRefusal() {
  const t = useText('uploads')
  const { i18n } = useVisit()
  return (error: unknown) => {
    const reason = error instanceof CallError && error.code === 'PICTURE_REFUSED' ? error.params.reason : undefined
    const known = PICTURE_REFUSALS.find((one) => one === reason)
    return known ? t(`refused.${known}`, { megabytes: MOST_PICTURE_BYTES / 1024 / 1024 }) : errorText(i18n, error)
  }
}
