import type { GameEvent } from '@livery/contract/bridge'
import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { Spinner } from '@livery/ui/spinner'
import { errorText } from '../../shared/http/error-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { GameFrame } from './game-frame.tsx'
import { GameGate } from './game-gate.tsx'
import { GameInNewWindow } from './game-in-new-window.tsx'
import * as css from './game-popup.css.ts'
import type { LaunchState } from './launch/launch-state.ts'

interface GameStageProps {
  readonly state: LaunchState
  readonly gameName: string
  readonly onEvent: (event: GameEvent) => void
  readonly retry: () => void
  readonly close: () => void
}

/** The content of the pop-up in each state of a launch. */
export function GameStage({ state, gameName: game, onEvent, retry, close }: GameStageProps) {
  const t = useText('games')
  const { i18n } = useVisit()
  if (state.step === 'failed') {
    return (
      <EmptyState
        drawing="offline"
        title={t('launch.errorTitle', { game })}
        text={typeof state.error === 'string' ? t('launch.errorText') : errorText(i18n, state.error)}
      >
        <Button icon="refresh" onClick={retry}>
          {t('launch.retry')}
        </Button>
        <Button variant="secondary" onClick={close}>
          {t('launch.close')}
        </Button>
      </EmptyState>
    )
  }
  if (state.step === 'gate') return <GameGate error={state.error} gameName={game} close={close} />
  if (state.step === 'ended') return <EmptyState drawing="games" title={t('launch.ended')} />
  if (state.step === 'requesting') return <Waiting text={t('launch.requesting')} />
  const { launch } = state
  if (state.step === 'external') return <GameInNewWindow launch={launch} gameName={game} again={retry} />
  return (
    <>
      <GameFrame launch={launch} title={t('launch.frame', { game })} onEvent={onEvent} />
      {state.step === 'loading' && <Waiting text={state.slow ? t('launch.slow') : t('launch.loading', { game })} />}
    </>
  )
}

function Waiting({ text }: { readonly text: string }) {
  return (
    <div className={css.waiting} role="status">
      <Spinner size="lg" />
      <p>{text}</p>
    </div>
  )
}
