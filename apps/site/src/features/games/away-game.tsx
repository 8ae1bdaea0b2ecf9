import { Button, buttonClass } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../shared/i18n/use-text.ts'
import type { Launch } from './launch/launch-state.ts'
import { openAway } from './launch/open-away.ts'

interface AwayGameProps {
  readonly launch: Launch
  readonly gameName: string
  /** Requests another launch, because an address opens its game once. */
  readonly again: () => void
}

/**
 * A game that opens in its own window or replaces the page. If the browser blocks the window, a link to press is shown;
 * after that a button opens the game again, in case its window was closed by mistake.
 */
export function AwayGame({ launch, gameName, again }: AwayGameProps) {
  const t = useText('games')
  const core = useText('core')
  const begun = useRef(false)
  /** Null until it was tried. */
  const [opened, setOpened] = useState<boolean | null>(null)
  useEffect(() => {
    // Once for each launch, because effects run twice in development.
    if (begun.current) return
    begun.current = true
    setOpened(openAway(window, launch))
  }, [launch])
  return (
    <EmptyState
      drawing="games"
      title={opened === true ? t('launch.ready', { game: gameName }) : gameName}
      text={opened === false ? core('error.WINDOW_BLOCKED') : undefined}
    >
      {opened ? (
        <Button size="lg" onClick={again}>
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
