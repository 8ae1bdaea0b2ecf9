import type { GameEvent } from '@livery/contract/bridge'
import { dismissTimedToasts } from '@livery/ui/toast'
import { useEffect, useRef } from 'react'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './game-popup.css.ts'
import { attachBridge } from './launch/bridge.ts'
import type { Launch } from './launch/launch-state.ts'

interface GameFrameProps {
  readonly launch: Launch
  readonly title: string
  readonly onEvent: (event: GameEvent) => void
}

/**
 * The vendor's page on its own origin. It may run scripts and use its own storage, but it has no access to this page
 * and cannot navigate it. It is paused while the player looks at another tab.
 */
export function GameFrame({ launch, title, onEvent }: GameFrameProps) {
  const { popups } = useVisit()
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(dismissTimedToasts, [])
  useEffect(() => {
    if (!frame.current) return
    const bridge = attachBridge(window, frame.current, launch.origin, onEvent)
    const onVisibility = () => bridge.send(document.hidden ? 'pause' : 'resume')
    document.addEventListener('visibilitychange', onVisibility)
    // A game may not notice a deposit that was made over it, so it is told to refresh the balance.
    const isPayingIn = (stack: readonly { readonly name: string }[]) => stack.some(({ name }) => name === 'deposit')
    const unfollow = popups.subscribe((now, former) => {
      if (isPayingIn(former.stack) && !isPayingIn(now.stack)) bridge.send('refreshBalance')
    })
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      unfollow()
      bridge.detach()
    }
  }, [launch.origin, onEvent, popups])
  return (
    <iframe
      ref={frame}
      className={css.frame}
      src={launch.url}
      title={title}
      allow="autoplay; fullscreen"
      sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
      referrerPolicy="origin"
    />
  )
}
