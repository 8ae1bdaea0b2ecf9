import { isMeasured } from '@livery/contract/measured-pages'
import { Button } from '@livery/ui/button'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { useOnline } from '../../shared/connection/use-online.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { CONSENT_KEY } from '../../shared/measurement/consent.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { loadTag, type Tag } from './gtag.ts'
import { measureVisit } from './measure-visit.ts'
import * as css from './measurement.css.ts'

/**
 * Asks whether visits may be counted, and counts them once that is allowed. Before that nothing is loaded and nothing
 * is sent; on pages with secrets it stays off.
 * @param place the element at the foot of the page for the button that asks again
 */
export default function Measurement({ gtagId, place }: { readonly gtagId: string; readonly place: Element | null }) {
  const t = useText('support')
  const visit = useVisit()
  const { pathname } = useLocation()
  const [answer, setAnswer] = useState(() => visit.localStorage.get(CONSENT_KEY))
  const tag = useRef<Tag>(null)
  const isOn = answer === 'granted'
  const isShown = isMeasured(pathname)
  const online = useOnline()

  useEffect(() => {
    if (!isOn || !isShown) {
      tag.current?.setOff(true)
      return
    }
    tag.current ??= loadTag(gtagId)
    tag.current.setOff(false)
    // Without query and fragment: they may name a person.
    tag.current.send('page_view', { page_location: `${location.origin}${pathname}`, page_title: document.title })
  }, [isOn, isShown, pathname, gtagId])

  useEffect(() => {
    if (!isOn) return
    return measureVisit(visit, (event) => tag.current?.send(event))
  }, [isOn, visit])

  const settle = (given: 'granted' | 'denied') => {
    visit.localStorage.set(CONSENT_KEY, given)
    setAnswer(given)
  }
  return (
    <>
      {/* Without a connection nothing can be counted, and the message about that needs this place. */}
      {answer === null && isShown && online && (
        <section className={css.card} aria-label={t('measurement.change')}>
          <p>{t('measurement.text')}</p>
          <div className={css.answers}>
            <Button size="sm" variant="secondary" onClick={() => settle('denied')}>
              {t('measurement.decline')}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => settle('granted')}>
              {t('measurement.allow')}
            </Button>
          </div>
        </section>
      )}
      {answer !== null &&
        place &&
        createPortal(
          <button type="button" className={css.change} onClick={() => setAnswer(null)}>
            {t('measurement.change')}
          </button>,
          place,
        )}
    </>
  )
}
