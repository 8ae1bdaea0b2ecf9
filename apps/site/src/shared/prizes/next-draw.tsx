import type { NextDraw as Draw } from '@livery/contract/games/prizes'
import { Countdown } from '@livery/ui/countdown'
import { useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { upcoming } from './upcoming.ts'

interface NextDrawProps {
  readonly draw: Draw
  readonly className?: string
}

/**
 * The time until the next draw. When a draw is over, the next one follows after the interval that its vendor states.
 */
export function NextDraw({ draw, className }: NextDrawProps) {
  const t = useText('games')
  const [, setOver] = useState(0)
  return (
    <Countdown
      className={className}
      until={upcoming(draw, Date.now())}
      label={t('prizes.nextDraw')}
      urgent
      onEnd={() => setOver((count) => count + 1)}
    />
  )
}
