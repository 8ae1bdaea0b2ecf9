import { useId, useState } from 'react'
import { cx } from '../cx.ts'
import * as fieldCss from '../field/field.css.ts'
import type { FieldTexts } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Progress } from '../progress/progress.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './file-upload.css.ts'
import { acceptOf } from './kinds.ts'
import { Preview } from './preview.tsx'
import { type FileLimits, type FileRefusal, type Refused, takeFiles } from './take-files.ts'

/** A chosen file and the state of its upload. */
export type UploadItem = {
  readonly id: string
  readonly file: File
  /** From 0 to 1 during the upload, 1 when it is complete; absent before. */
  readonly progress?: number
  /** What went wrong; then a retry is possible. */
  readonly error?: string
}

export type UploadTexts = {
  /** The invitation: "Choose files or drop them here". */
  prompt: string
  /** What is allowed: "PNG, JPEG or PDF, up to 5 MB each, 3 at most". */
  limitsText: string
  sizeText: (bytes: number) => string
  refusalText: (name: string, why: FileRefusal) => string
  /** Announced when files were added: "2 files added". */
  takenText: (count: number) => string
  removeLabel: (name: string) => string
  retryLabel: (name: string) => string
  progressLabel: (name: string) => string
}

export type FileUploadProps = FieldTexts &
  FileLimits &
  UploadTexts & {
    items: readonly UploadItem[]
    onAdd: (files: readonly File[]) => void
    onRemove: (id: string) => void
    onRetry?: ((id: string) => void) | undefined
    disabled?: boolean | undefined
    id?: string | undefined
    className?: string | undefined
  }

/**
 * Choosing files by press, drop or keyboard. Each is checked for kind (by its bytes), size and number, here for comfort
 * and again on the server; a refused file is named with the reason, and the others stay.
 */
export function FileUpload(props: FileUploadProps) {
  const { label, labelHidden, hint, error, errorPrefix, required, kinds, maxBytes, maxFiles, items, onAdd, className } =
    props
  const { prompt, limitsText, refusalText, takenText, disabled } = props
  const made = useId()
  const id = props.id ?? made
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [announcement, setAnnouncement] = useState('')
  const [isOver, setOver] = useState(false)
  const take = async (given: FileList | null) => {
    const limits = { kinds, maxBytes, maxFiles }
    const held = items.map(({ file }) => file)
    const sorted = await takeFiles([...(given ?? [])], held, limits)
    setRefused(sorted.refused)
    if (sorted.taken.length > 0) {
      setAnnouncement(takenText(sorted.taken.length))
      onAdd(sorted.taken)
    }
  }
  const title = (
    <label htmlFor={id} className={cx(fieldCss.label, required && fieldCss.required)}>
      {label}
    </label>
  )
  const described = [`${id}-limits`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={cx(fieldCss.field, className)}>
      {labelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <div className={cx(css.zone, isOver && css.over, error !== undefined && css.invalid)}>
        <Icon name="upload" />
        <span className={css.prompt}>{prompt}</span>
        <span id={`${id}-limits`} className={css.limits}>
          {limitsText}
        </span>
        <input
          id={id}
          type="file"
          className={css.input}
          accept={acceptOf(kinds)}
          multiple={maxFiles > 1}
          disabled={disabled || items.length >= maxFiles}
          required={required}
          aria-describedby={described}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          onChange={async ({ currentTarget }) => {
            await take(currentTarget.files)
            // Reset, so that the same file can be chosen again after it was removed.
            currentTarget.value = ''
          }}
        />
      </div>
      {hint && (
        <div id={`${id}-hint`} className={fieldCss.hint}>
          {hint}
        </div>
      )}
      {error && (
        <div id={`${id}-error`} className={fieldCss.error}>
          <Icon name="error" size="xs" className={fieldCss.errorIcon} />
          <span>
            {errorPrefix && <VisuallyHidden>{errorPrefix} </VisuallyHidden>}
            {error}
          </span>
        </div>
      )}
      <div role="alert">
        {refused.map(({ file, why }) => (
          <div key={`${file.name} ${file.size} ${why}`} className={fieldCss.error}>
            <Icon name="error" size="xs" className={fieldCss.errorIcon} />
            <span>{refusalText(file.name, why)}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <Item key={item.id} item={item} {...props} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Item({ item, ...props }: FileUploadProps & { item: UploadItem }) {
  const { sizeText, removeLabel, retryLabel, progressLabel, onRemove, onRetry, disabled } = props
  const { id, file, progress, error } = item
  return (
    <li className={css.item}>
      <Preview file={file} />
      <div className={css.words}>
        <span className={css.name} dir="auto">
          {file.name}
        </span>
        {error === undefined ? (
          <span className={css.note}>
            <bdi>{sizeText(file.size)}</bdi>
          </span>
        ) : (
          <span className={css.failed}>{error}</span>
        )}
        {error === undefined && progress !== undefined && progress < 1 && (
          <Progress label={progressLabel(file.name)} labelHidden value={progress} max={1} />
        )}
      </div>
      <div className={css.actions}>
        {error === undefined && progress === 1 && <Icon name="check" />}
        {error !== undefined && onRetry && (
          <IconButton icon="refresh" size="sm" label={retryLabel(file.name)} onClick={() => onRetry(id)} />
        )}
        <IconButton
          icon="close"
          size="sm"
          label={removeLabel(file.name)}
          disabled={disabled}
          onClick={() => onRemove(id)}
        />
      </div>
    </li>
  )
}
