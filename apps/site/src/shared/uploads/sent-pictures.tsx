import { useCount } from '../format/use-count.ts'
import { useText } from '../i18n/use-text.ts'
import * as css from './sent-pictures.css.ts'

interface SentPicturesProps {
  readonly pictures: readonly {
    readonly id: string
    readonly url: string
    readonly width: number
    readonly height: number
  }[]
}

/**
 * Small versions of sent pictures; each opens at full size in a window of its own. Renders nothing without pictures.
 */
export function SentPictures({ pictures }: SentPicturesProps) {
  const t = useText('uploads')
  const count = useCount()
  if (pictures.length === 0) return null
  return (
    <ul className={css.pictures}>
      {pictures.map(({ id, url, width, height }, index) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer">
            <img
              src={url}
              width={width}
              height={height}
              className={css.picture}
              loading="lazy"
              alt={t('picture', { number: count(index + 1) })}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
