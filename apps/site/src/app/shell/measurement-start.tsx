import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'

/** The place in the footer for the button that asks for consent again. */
export const MEASUREMENT_PLACE = 'measurement'

type View = ComponentType<ComponentProps<typeof import('../../features/measurement/measurement.tsx')['default']>>

/** Loads the measurement of visits, at merchants that have one. A page that cannot load it goes on without. */
export function MeasurementStart() {
  const visit = useVisit()
  const { boot, i18n, preferences } = visit
  const { gtagId } = boot.status.analytics
  const [Loaded, setLoaded] = useState<View | null>(null)
  const isWanted = gtagId !== null && boot.preview === undefined
  useEffect(() => {
    if (!isWanted) return
    const { language } = preferences.getState()
    const known = language.code === boot.language.code ? boot.texts : {}
    Promise.all([
      import('../../features/measurement/measurement.tsx'),
      loadTexts(i18n, language, ['support'], known),
    ]).then(
      ([module]) => setLoaded(() => module.default),
      () => undefined,
    )
  }, [isWanted, boot, i18n, preferences])
  return Loaded && gtagId !== null ? (
    <Loaded gtagId={gtagId} place={document.getElementById(MEASUREMENT_PLACE)} />
  ) : null
}
