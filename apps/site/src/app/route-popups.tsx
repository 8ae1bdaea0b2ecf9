import { isSamePath, PAGES } from '@livery/contract/pages'
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { rememberInvitation } from '../shared/session/invitation.ts'
import type { PopupState } from '../shared/visit/popup-store.ts'
import { useSession, useVisit } from '../shared/visit/use-visit.ts'
import { isResyncStep } from './hydration-end.tsx'
import { followPopups, type PopupHistory } from './popup-history.ts'

const { login, register } = PAGES.home.popups

/** The tab of the pop-up that an address opens. */
function tabAt(pathname: string): 'login' | 'register' | undefined {
  if (isSamePath(pathname, login)) return 'login'
  return isSamePath(pathname, register) ? 'register' : undefined
}

/** Opens the pop-ups that belong to these addresses, and those that follow a sign-in. */
const WAYS_IN: readonly string[] = ['auth', 'forgot', 'verification', 'changePassword']

const isOpen = ({ stack }: PopupState) => stack.some(({ name }) => WAYS_IN.includes(name))

/** `/login` and `/register` are the lobby with the pop-up open; closing it leads back to `/`. */
export function RoutePopups() {
  const { popups, session, localStorage, course } = useVisit()
  const { pathname, search, state, key } = useLocation()
  const [travels, setTravels] = useState(0)
  const navigate = useNavigate()
  const settled = useSession((one) => one.settled)
  const tab = tabAt(pathname)
  const returnTo = returnPathOf(state)
  const steps = useRef<PopupHistory>(undefined)

  useEffect(() => {
    course.go = (path, replace = false) => {
      const go = () => void navigate(path, { replace })
      if (steps.current) steps.current.afterPopupsClosed(go)
      else go()
    }
  }, [course, navigate])

  const ofAddress = useEffectEvent(() => (tab && session.getState().phase === 'guest' ? 1 : 0))
  const staysOnPage = useEffectEvent((event: PopStateEvent) => steps.current?.stepped(event.state, key) ?? false)
  useEffect(() => {
    const followed = followPopups(popups, () => ofAddress())
    steps.current = followed
    return followed.stop
  }, [popups])

  // Back and forward lead to another page, so the pop-ups of the page before are closed, also those that are still
  // loading. The router gets the same event, so both changes are drawn at once.
  useEffect(() => {
    const travel = (event: PopStateEvent) => {
      // The pop-up of the new address may be open already.
      if (!isResyncStep(event) && !staysOnPage(event)) startTransition(() => setTravels((count) => count + 1))
    }
    addEventListener('popstate', travel)
    return () => removeEventListener('popstate', travel)
  }, [])
  useEffect(() => {
    if (travels > 0) popups.closeAll()
  }, [popups, travels])

  useEffect(() => rememberInvitation(localStorage, search), [localStorage, search])

  useEffect(() => {
    if (!tab || !settled || session.getState().phase !== 'guest') return
    popups.open('auth', { tab, returnTo, ...(returnTo && { reason: 'needed' }) })
    return popups.subscribe((now, former) => {
      const isLeft = !isSamePath(window.location.pathname, pathname)
      if (isOpen(former) && !isOpen(now) && !isLeft && session.getState().phase !== 'member')
        navigate(PAGES.home.path, { replace: true })
    })
  }, [popups, session, settled, tab, pathname, returnTo, navigate])

  // A member whose session an earlier page of this tab stored is signed in already.
  useEffect(() => {
    if (tab && settled && session.getState().phase === 'member')
      navigate(returnTo ?? PAGES.home.path, { replace: true })
  }, [tab, settled, session, returnTo, navigate])
  return null
}

/** The page that needed an account, as its guard recorded it; never an address of another site. */
function returnPathOf(state: unknown): string | undefined {
  const returnTo = (state as { readonly returnTo?: unknown } | null)?.returnTo
  return typeof returnTo === 'string' && /^\/(?![/\\])/.test(returnTo) ? returnTo : undefined
}
