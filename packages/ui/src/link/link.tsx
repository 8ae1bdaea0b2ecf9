import { type ComponentProps, createContext, type ElementType, useContext } from 'react'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string }

const LinkContext = createContext<ElementType<LinkProps>>('a')

/**
 * The element every link of the design system is made of: a plain `<a>` unless the app gives its router's link by
 * `<LinkProvider value={…}>`. The given component takes `href` and the attributes of an `<a>`.
 */
export const LinkProvider = LinkContext.Provider

export function Link(props: LinkProps) {
  const Component = useContext(LinkContext)
  return <Component {...props} />
}
