import { media } from '@livery/ui/media'
import { usePreferences, useSite } from '../../shared/site/use-site.ts'
import * as css from './logo.css.ts'

/** The merchant's wordmark for the mode one is in; where the device decides, the device picks the picture too. */
export function Logo() {
  const { name, logo } = useSite().boot.merchant
  const mode = usePreferences((state) => state.mode)
  const [own, other] = mode === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  // The system chooses the ground where it is left to it, and always where it forces its colours.
  const systemIsOther = `(prefers-color-scheme: ${other})`
  return (
    <picture className={css.logo}>
      <source
        srcSet={logo[other]}
        media={mode === 'auto' ? systemIsOther : `${media.forcedColors} and ${systemIsOther}`}
      />
      <img className={css.picture} src={logo[own]} alt={name} />
    </picture>
  )
}
