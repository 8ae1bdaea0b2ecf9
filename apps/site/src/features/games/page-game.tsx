import type { GameEvent } from '@livery/contract/bridge'
import { ButtonLink } from '@livery/ui/button'
import { cx } from '@livery/ui/cx'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { depositOver } from '../../shared/deposit/deposit-over.ts'
import { openDeposit } from '../../shared/deposit/open-deposit.ts'
import { useText } from '../../shared/i18n/use-text.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import { fillsWindow, wayBack } from './fullscreen.css.ts'
import { FullscreenButton } from './fullscreen-button.tsx'
import { GameStage } from './game-stage.tsx'
import { type AskForLaunch, useLaunch } from './launch/use-launch.ts'
import * as css from './page-game.css.ts'
import { useFullscreen } from './use-fullscreen.ts'

interface PageGameProps {
  /** It must be the same function as long as the game is the same. */
  readonly ask: AskForLaunch
  /** Shown until the game reports its name. */
  readonly fallbackName: string
  readonly back: { readonly href: string; readonly label: string }
  readonly onExit: () => void
  /**
   * Shown instead of everything when the launch is refused for a reason that the page handles itself; null for none.
   */
  readonly missing?: (error: unknown) => ReactNode
  readonly children?: ReactNode
}

/**
 * A game as a page of its own and not over one: its name, a back link and the game; the balance is in the page's
 * header.
 */
export function PageGame({ ask, fallbackName, back, onExit, missing, children }: PageGameProps) {
  const visit = useVisit()
  const t = useText('core')
  const { state, dispatch, retry } = useLaunch(ask, 'real')
  const stage = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(stage)
  const onEvent = useCallback(
    (event: GameEvent) => {
      dispatch({ kind: 'game', event })
      if (event.kind === 'exit') onExit()
      if (event.kind === 'deposit') void openDeposit(visit)
      if (event.kind === 'roundEnd' && !visit.connection.getState().live) {
        void visit.queries.invalidateQueries({ queryKey: ['getBalanceV2'] })
      }
    },
    [dispatch, onExit, visit],
  )
  const title = 'launch' in state ? state.launch.gameName : null
  const site = visit.boot.merchant.name
  useEffect(() => {
    if (title !== null) document.title = t('meta.title', { page: title, merchant: site })
  }, [title, site, t])
  useEffect(() => depositOver(visit), [visit])
  // Customer service floats over pages and would cover the game's controls.
  useEffect(() => {
    document.documentElement.dataset.playing = ''
    return () => {
      delete document.documentElement.dataset.playing
    }
  }, [])
  const gone = state.step === 'gate' ? missing?.(state.error) : null
  if (gone) return gone
  const name = 'launch' in state ? state.launch.gameName : fallbackName
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <ButtonLink href={back.href} variant="plain" icon="arrow-start" className={css.back}>
          {back.label}
        </ButtonLink>
        <h1 className={css.name}>
          <bdi>{name}</bdi>
        </h1>
        <FullscreenButton {...fullscreen} />
      </header>
      <div ref={stage} className={cx(css.stage, fillsWindow)}>
        <GameStage state={state} gameName={name} onEvent={onEvent} retry={retry} close={onExit} />
        {fullscreen.covers && (
          <div className={wayBack}>
            <FullscreenButton {...fullscreen} />
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
