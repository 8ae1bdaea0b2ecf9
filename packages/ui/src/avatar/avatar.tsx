import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { usePicture } from '../use-picture.ts'
import * as css from './avatar.css.ts'
import type { AvatarSize } from './sizes.ts'

export type AvatarProps = {
  src?: string | undefined
  /** Whose picture it is. Empty when the name is shown beside it, so that it is not read twice. */
  alt: string
  /** One or two letters that replace a missing picture; without them a drawn figure does. */
  initials?: string | undefined
  size?: AvatarSize | undefined
  /** Loads the picture only when it comes near the view: for lists. */
  lazy?: boolean | undefined
  className?: string | undefined
}

/** A person's round picture. When it fails to load twice, letters or a drawn figure replace it. */
export function Avatar({ src, alt, initials, size = 'md', lazy = false, className }: AvatarProps) {
  const { failed, attempt, onError, ref } = usePicture(src)
  return (
    <span
      className={cx(css.avatar, css.size[size], className)}
      {...(failed && (alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }))}
    >
      {failed ? (
        initials || <Icon name="user" size="em" />
      ) : (
        <img
          key={attempt}
          ref={ref}
          src={src}
          alt={alt}
          className={css.picture}
          decoding="async"
          {...(lazy && { loading: 'lazy' })}
          onError={onError}
        />
      )}
    </span>
  )
}
