import { media } from '@livery/ui/media'
import { usePreferences, useSite } from '../../shared/site/use-site.ts'
import * as css from './logo.css.ts'

/** The merchant's wordmark for the mode one is in; where the device decides, the device picks the picture too. */
export function Logo() {
  const { name, logo } = useSite().boot.merchant
  const mode = usePreferences((state) => state.mode)
  return (
    <picture className={css.logo}>
      {/* Where the system forces its colours it chooses the ground too. */}
      <source srcSet={logo.light} media={`${media.forcedColors} and (prefers-color-scheme: light)`} />
      <source srcSet={logo.dark} media={`${media.forcedColors} and (prefers-color-scheme: dark)`} />
      {mode === 'auto' && <source srcSet={logo.dark} media="(prefers-color-scheme: dark)" />}
      <img className={css.picture} src={mode === 'dark' ? logo.dark : logo.light} alt={name} />
    </picture>
  )
}
