import type { LinkProps } from '@livery/ui/link'
import { Link } from 'react-router-dom'

/** Links of the design system: within the site by the router, elsewhere by the browser. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />
}
