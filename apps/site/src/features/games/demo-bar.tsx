import { Button } from '@livery/ui/button'
import { playGame } from '../../shared/games/play-game.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './game-popup.css.ts'

interface DemoBarProps {
  readonly signedIn: boolean
  readonly nodeId: number
  readonly gameName: string
  readonly close: () => void
}

/** Above a free trial: says that it is play money, and leads to the real game. */
export function DemoBar({ signedIn, nodeId, gameName, close }: DemoBarProps) {
  const t = useText('games')
  const visit = useVisit()
  const forReal = () => {
    if (signedIn) return void playGame(visit, { nodeId, gameName }, 'real')
    close()
    visit.popups.open('auth', { tab: 'register' })
  }
  return (
    <div className={css.demo}>
      <p>{t('demo.banner')}</p>
      <Button size="sm" onClick={forReal}>
        {signedIn ? t('demo.login') : t('demo.register')}
      </Button>
    </div>
  )
}
