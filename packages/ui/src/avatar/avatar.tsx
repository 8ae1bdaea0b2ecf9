import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { usePicture } from '../use-picture.ts'
import * as css from './avatar.css.ts'
import type { AvatarSize } from './sizes.ts'

export type AvatarProps = {
  src?: string | undefined
  /** Whose it is. Empty where the name stands beside it. */
  alt: string
  /** One or two letters to stand in for a missing picture; a drawn figure where there are none. */
  initials?: string | undefined
  size?: AvatarSize | undefined
  /** Fetched only when it comes near: for lists. */
  lazy?: boolean | undefined
  className?: string | undefined
}

/** Whose it is, in a round picture. One that does not come, twice, gives way to letters or to a drawn figure. */
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
