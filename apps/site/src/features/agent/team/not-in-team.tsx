import { Button } from '@livery/ui/button'
import { EmptyState } from '@livery/ui/empty-state'
import { CallError } from '../../../shared/http/call-error.ts'
import { useText } from '../../../shared/i18n/use-text.ts'

/** Whether an address names somebody who is not in the agent’s team. A retry would get the same answer. */
export const isOfNoTeam = ({ error }: { readonly error: unknown }): boolean =>
  error instanceof CallError && error.code === 'NOT_FOUND'

/** Shown for an address that names somebody else’s member, or nobody; it leads to the agent’s own team. */
export function NotInTeam({ onOwn }: { readonly onOwn: () => void }) {
  const t = useText('agent')
  return (
    <EmptyState drawing="list" title={t('team.unknown')} text={t('team.unknownText')}>
      <Button variant="secondary" onClick={onOwn}>
        {t('team.toOwn')}
      </Button>
    </EmptyState>
  )
}
