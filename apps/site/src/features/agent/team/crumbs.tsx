import type { Crumb } from '@livery/contract/agent/downlines'
import { Icon } from '@livery/ui/icon'
import { useText } from '../../../shared/i18n/use-text.ts'
import * as css from './team.css.ts'

interface CrumbsProps {
  readonly crumbs: readonly Crumb[]
  /** Shows the member with this id; undefined shows the agent. */
  readonly onChoose: (id: string | undefined) => void
}

/** The path from the agent down to the member that is shown. */
export function Crumbs({ crumbs, onChoose }: CrumbsProps) {
  const t = useText('agent')
  if (crumbs.length < 2) return null
  return (
    <nav aria-label={t('team.path')}>
      <ol className={css.crumbs}>
        {crumbs.map(({ id, account }, at) => (
          <li key={id} className={css.crumb}>
            {at > 0 && <Icon name="chevron-end" size="sm" className={css.chevron} />}
            {at === crumbs.length - 1 ? (
              <bdi aria-current="page">{account}</bdi>
            ) : (
              <button type="button" className={css.link} onClick={() => onChoose(at === 0 ? undefined : id)}>
                <bdi>{account}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
