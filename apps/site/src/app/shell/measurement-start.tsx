import { type ComponentProps, type ComponentType, useEffect, useState } from 'react'
import { loadTexts } from '../../shared/i18n/load-texts.ts'
import { CONSENT_KEY } from '../../shared/measurement/consent.ts'
import { useAfterDelay } from '../../shared/near/use-after-delay.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'

/** The place in the footer for the button that asks for consent again. */
export const MEASUREMENT_PLACE = 'measurement'

type View = ComponentType<ComponentProps<typeof import('../../features/measurement/measurement.tsx')['default']>>

/** The delay before visitors who have not answered yet are asked: the lobby's own requests come first. */
const CONSENT_AFTER_MS = 4000

/** Loads the measurement of visits, at merchants that have one. A page that cannot load it goes on without. */
export function MeasurementStart() {
  const { boot } = useVisit()
  const { gtagId } = boot.status.analytics
  return gtagId === null || boot.preview !== undefined ? null : <LateMeasurement gtagId={gtagId} />
}

/** Loads at once for visitors who have allowed it, otherwise after the lobby. */
function LateMeasurement({ gtagId }: { readonly gtagId: string }) {
  const visit = useVisit()
  const [Loaded, setLoaded] = useState<View | null>(null)
  const isLate = useAfterDelay(CONSENT_AFTER_MS)
  useEffect(() => {
    const { preferences, localStorage } = visit
    if (!(isLate || localStorage.get(CONSENT_KEY) === 'granted')) return
    Promise.all([
      import('../../features/measurement/measurement.tsx'),
      loadTexts(visit, preferences.getState().language, ['support']),
    ]).then(
      ([module]) => setLoaded(() => module.default),
      () => undefined,
    )
  }, [isLate, visit])
  return Loaded && <Loaded gtagId={gtagId} place={document.getElementById(MEASUREMENT_PLACE)} />
}
