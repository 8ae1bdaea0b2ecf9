import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { normalisePath } from '../shared/pages/find-page.ts'
import type { PopupState } from '../shared/popups/popup-store.ts'
import { rememberInvitation } from '../shared/session/invitation.ts'
import { useSite } from '../shared/site/use-site.ts'

const TABS = { '/login': 'login', '/register': 'register' } as const

const authOpen = ({ stack }: PopupState) => stack.some(({ name }) => name === 'auth')

/** `/login` and `/register` are the lobby with the pop-up open; closing it leads back to `/`. */
export function RoutePopups() {
  const { popups, session, sessionStorage } = useSite()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const tab = TABS[normalisePath(pathname) as keyof typeof TABS]

  useEffect(() => rememberInvitation(sessionStorage, search), [sessionStorage, search])

  useEffect(() => {
    if (!tab || session.getState().phase === 'member') return
    popups.open('auth', { tab })
    return popups.subscribe((state, former) => {
      if (authOpen(former) && !authOpen(state)) navigate('/', { replace: true })
    })
  }, [popups, session, tab, navigate])
  return null
}
