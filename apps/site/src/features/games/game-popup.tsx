import type { GameEvent } from '@livery/contract/bridge'
import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { cx } from '@livery/ui/cx'
import { Dialog } from '@livery/ui/dialog'
import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { openDeposit } from '../../shared/deposit/open-deposit.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useSession, useVisit } from '../../shared/visit/use-visit.ts'
import { BalanceAmount } from '../../shared/wallet/balance-amount.tsx'
import { DemoBar } from './demo-bar.tsx'
import { fillsWindow, wayBack } from './fullscreen.css.ts'
import { FullscreenButton } from './fullscreen-button.tsx'
import * as css from './game-popup.css.ts'
import { GameStage } from './game-stage.tsx'
import { type AskForLaunch, useLaunch } from './launch/use-launch.ts'
import { useFullscreen } from './use-fullscreen.ts'

/** A game in its frame with the game's name, the balance, and the close button. */
export default function GamePopup({ open, close, nodeId, gameName, mode }: PopupComponentProps<'game'>) {
  const t = useText('games')
  const core = useText('core')
  const visit = useVisit()
  const signedIn = useSession(({ phase }) => phase === 'member')
  const ask: AskForLaunch = useCallback(
    (asking, place, signal) => asking.call('startGameV2', { nodeId, mode, ...place }, signal),
    [nodeId, mode],
  )
  const { state, dispatch, retry } = useLaunch(ask, mode)
  const stage = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(stage)
  const leave = state.step === 'playing' && mode === 'real' ? () => dispatch({ kind: 'leave' }) : close

  const stay = () => dispatch({ kind: 'stay' })
  const onBack = useEffectEvent(() => leave())
  useEffect(() => visit.popups.onLeave('game', () => onBack()), [visit])

  const onGameEvent = useCallback(
    (event: GameEvent) => {
      dispatch({ kind: 'game', event })
      if (event.kind === 'exit') close()
      if (event.kind === 'roundEnd' && !visit.connection.getState().live) {
        void visit.queries.invalidateQueries({ queryKey: ['getBalanceV2'] })
      }
      if (event.kind === 'deposit') void openDeposit(visit)
      if (event.kind === 'login') {
        close()
        visit.popups.open('auth', { tab: 'register' })
      }
    },
    [dispatch, close, visit],
  )
  return (
    <>
      <Dialog
        open={open}
        onClose={leave}
        title={gameName}
        closeLabel={t('launch.close')}
        size="full"
        keepOnCover
        bare
        className={css.dialog}
        actions={
          <>
            {mode === 'real' && signedIn && <BalanceAmount className={css.balance} />}
            <FullscreenButton {...fullscreen} />
          </>
        }
      >
        {mode === 'demo' && <DemoBar signedIn={signedIn} close={close} gameName={gameName} nodeId={nodeId} />}
        <div ref={stage} className={cx(css.stage, fillsWindow)}>
          <GameStage state={state} gameName={gameName} onEvent={onGameEvent} retry={retry} close={close} />
          {fullscreen.covers && (
            <div className={wayBack}>
              <FullscreenButton {...fullscreen} />
            </div>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={open && state.step === 'closing'}
        onClose={stay}
        title={t('launch.closeTitle')}
        closeLabel={core('a11y.closeDialog')}
        actions={[
          { label: t('launch.leave'), onPress: close },
          { label: t('launch.stay'), onPress: stay },
        ]}
      >
        {t('launch.closeQuestion')}
      </ConfirmDialog>
    </>
  )
}
