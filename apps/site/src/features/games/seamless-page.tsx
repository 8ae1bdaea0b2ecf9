import { PAGES } from '@livery/contract/pages'
import { ButtonLink } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useText } from '../../shared/i18n/use-text.ts'
import { useSession } from '../../shared/visit/use-visit.ts'
import type { AskForLaunch } from './launch/use-launch.ts'
import { PageGame } from './page-game.tsx'
import { TrialGate } from './trial-gate.tsx'

/** A game as a page of its own: `/seamless?nodeId=1001`. */
export default function SeamlessPage() {
  const t = useText('games')
  const [search] = useSearchParams()
  const isTrial = useSession(({ member }) => member?.isTrial ?? false)
  const nodeId = Number(search.get('nodeId'))
  if (isTrial) return <TrialGate />
  if (Number.isSafeInteger(nodeId) && nodeId > 0) return <Seamless key={nodeId} nodeId={nodeId} />
  return (
    <EmptyState drawing="games" level={2} title={t('empty.title')}>
      <ButtonLink href={PAGES.home.path}>{t('empty.action')}</ButtonLink>
    </EmptyState>
  )
}

function Seamless({ nodeId }: { readonly nodeId: number }) {
  const core = useText('core')
  const navigate = useNavigate()
  const ask: AskForLaunch = useCallback(
    (visit, place, signal) => visit.call('startGameV2', { nodeId, mode: 'real', ...place }, signal),
    [nodeId],
  )
  return (
    <PageGame
      ask={ask}
      fallbackName={core('nav.games')}
      back={{ href: PAGES.home.path, label: core('action.backHome') }}
      onExit={() => navigate(PAGES.home.path)}
    />
  )
}
