import { Button, buttonClass } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Launch } from './launch/launch-state.ts'
import { type GameWindow, openInNewWindow } from './launch/open-in-new-window.ts'

interface GameInNewWindowProps {
  readonly launch: Launch
  readonly gameName: string
  /** Requests another launch, because an address opens its game once. */
  readonly again: () => void
}

/**
 * A game that opens in its own window or replaces the page. If the browser blocks the window, a link to press is shown;
 * after that a button leads to the window, or opens the game again once that is closed: two windows would be two
 * sessions.
 */
export function GameInNewWindow({ launch, gameName, again }: GameInNewWindowProps) {
  const t = useText('games')
  const core = useText('core')
  const begun = useRef(false)
  const gameWindow = useRef<GameWindow | 'page' | null>(null)
  /** Null until it was tried. */
  const [opened, setOpened] = useState<boolean | null>(null)
  useEffect(() => {
    // Once for each launch, because effects run twice in development.
    if (begun.current) return
    begun.current = true
    gameWindow.current = openInNewWindow(window, launch)
    setOpened(gameWindow.current !== null)
  }, [launch])
  const show = () => {
    const open = gameWindow.current
    if (open && open !== 'page' && !open.closed) open.focus()
    else again()
  }
  return (
    <EmptyState
      drawing="games"
      title={opened === true ? t('launch.ready', { game: gameName }) : gameName}
      text={opened === false ? core('error.WINDOW_BLOCKED') : undefined}
    >
      {opened ? (
        <Button size="lg" onClick={show}>
          {t('tile.open')}
        </Button>
      ) : (
        <a
          className={buttonClass({ size: 'lg' })}
          href={launch.url}
          onClick={() => setOpened(true)}
          {...(launch.mount === 'window' ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
        >
          {t('tile.open')}
        </a>
      )}
    </EmptyState>
  )
}
