import { type ComponentProps, createContext, type ElementType, useContext } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon/icon.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './link.css.ts'
import type { LinkLook } from './looks.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const LinkContext = createContext<ElementType<LinkProps>>('a')

/**
 * The element every link of the design system is made of: a plain `<a>` unless the app gives its router's link by
 * `<LinkProvider value={…}>`. The given component takes `href` and the attributes of an `<a>`.
 */
export const LinkProvider = LinkContext.Provider

/** A link without a style. For links in text use `TextLink`. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
}

export type TextLinkProps = LinkProps & {
  look?: LinkLook | undefined
  /** It opens in another tab; this text says so to screen readers ("opens in a new tab"), and an arrow shows it. */
  newTabText?: string | undefined
}

/** Keeps the arrow on the line of the last word. */
const WORD_JOINER = '\u2060'

/** A text link. */
export function TextLink({ look = 'text', newTabText, className, children, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      {...(newTabText !== undefined && { target: '_blank', rel: 'noopener noreferrer' })}
      className={cx(css.link, css.look[look], className)}
    >
      {children}
      {newTabText !== undefined && (
        <>
          <span aria-hidden="true">
            {WORD_JOINER}
            <Icon name="external" size="em" className={css.mark} />
          </span>
          <VisuallyHidden> {newTabText}</VisuallyHidden>
        </>
      )}
    </Link>
  )
}
