import type { GameEvent } from '@livery/contract/bridge'
import { ConfirmDialog } from '@livery/ui/confirm-dialog'
import { Dialog } from '@livery/ui/dialog'
import { IconButton } from '@livery/ui/icon-button'
import { useCallback, useRef, useState } from 'react'
import { BalanceAmount } from '../../shared/balance/balance-amount.tsx'
import { useText } from '../../shared/i18n/use-text.ts'
import type { PopupComponentProps } from '../../shared/popups/popup.ts'
import { useSession, useSite } from '../../shared/site/use-site.ts'
import { DemoBar } from './demo-bar.tsx'
import * as css from './game-popup.css.ts'
import { GameStage } from './game-stage.tsx'
import { useLaunch } from './launch/use-launch.ts'
import { useFullscreen } from './use-fullscreen.ts'

/** A game in its frame, with what the page owes the player around it: the name, the balance, the way out. */
export default function GamePopup({ open, close, nodeId, gameName, mode }: PopupComponentProps<'game'>) {
  const t = useText('games')
  const core = useText('core')
  const site = useSite()
  const signedIn = useSession(({ phase }) => phase === 'member')
  const { state, dispatch, retry } = useLaunch(nodeId, mode)
  const [asking, setAsking] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(stage)
  const leave = state.step === 'ready' && state.busy && mode === 'real' ? () => setAsking(true) : close

  const onGameEvent = useCallback(
    (event: GameEvent) => {
      dispatch({ kind: 'game', event })
      if (event.kind === 'exit') close()
      if (event.kind === 'roundEnd' && !site.connection.getState().live) {
        void site.queries.invalidateQueries({ queryKey: ['getBalanceV2'] })
      }
      if (event.kind === 'login') {
        close()
        site.popups.open('auth', { tab: 'register' })
      }
    },
    [dispatch, close, site],
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
            {fullscreen.possible && (
              <IconButton
                icon={fullscreen.on ? 'fullscreen-exit' : 'fullscreen'}
                label={fullscreen.on ? t('launch.exitFullscreen') : t('launch.fullscreen')}
                onClick={fullscreen.toggle}
              />
            )}
          </>
        }
      >
        {mode === 'demo' && <DemoBar signedIn={signedIn} close={close} gameName={gameName} nodeId={nodeId} />}
        <div ref={stage} className={css.stage}>
          <GameStage state={state} gameName={gameName} onEvent={onGameEvent} retry={retry} close={close} />
        </div>
      </Dialog>
      <ConfirmDialog
        open={open && asking}
        onClose={() => setAsking(false)}
        title={t('launch.closeTitle')}
        closeLabel={core('a11y.closeDialog')}
        actions={[
          { label: t('launch.leave'), onPress: close },
          { label: t('launch.stay'), onPress: () => setAsking(false) },
        ]}
      >
        {t('launch.closeQuestion')}
      </ConfirmDialog>
    </>
  )
}
