import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { askToSignIn, type OwnList } from '../favourites/own-list.ts'
import { useText } from '../i18n/use-text.ts'
import { useSession, useVisit } from '../visit/use-visit.ts'

interface OwnGateProps {
  readonly list: OwnList
  /** Shown while it is not known who is signed in. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/**
 * A member's own games. A visitor is asked to sign in, by a pop-up and by a button; after signing out only by the
 * button.
 */
export function OwnGate({ list, waiting, children }: OwnGateProps) {
  const t = useText('games')
  const core = useText('core')
  const visit = useVisit()
  const isMember = useSession(({ phase }) => phase === 'member')
  const isGuest = useSession(({ phase, settled }) => phase === 'guest' && settled)
  const wasMember = useRef(false)
  const ask = useCallback(() => askToSignIn(visit, list), [visit, list])
  useEffect(() => {
    if (isMember) wasMember.current = true
    else if (isGuest && !wasMember.current) ask()
  }, [isMember, isGuest, ask])
  if (isMember) return children
  if (!isGuest) return waiting
  return (
    <EmptyState
      drawing="games"
      title={list === 'FAV' ? t('favorite.loginTitle') : t('recent.emptyTitle')}
      text={list === 'FAV' ? t('favorite.loginText') : t('recent.loginText')}
    >
      <Button icon="sign-in" onClick={ask}>
        {core('header.login')}
      </Button>
    </EmptyState>
  )
}
