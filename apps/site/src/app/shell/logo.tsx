import { media } from '@livery/ui/media'
import { usePreferences, useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './logo.css.ts'

/** The merchant's wordmark for the current mode; where the device decides the mode, it also chooses the picture. */
export function Logo() {
  const { name, logo } = useVisit().boot.merchant
  const mode = usePreferences((state) => state.mode)
  const [own, other] = mode === 'dark' ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  // With forced colours, and in mode `auto`, the system chooses the background.
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
