import type { LinkProps } from '@livery/ui/link'
import { Link } from 'react-router-dom'

/** Links of the design system: the router follows those within the site, the browser all others. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />
}
