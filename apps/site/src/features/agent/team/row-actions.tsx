import type { IconName } from '@livery/ui/icon'
import { IconButton } from '@livery/ui/icon-button'
import * as css from './team.css.ts'

export interface RowAction {
  readonly icon: IconName
  /** What it does, and to whom where several rows have the same. */
  readonly label: string
  readonly onPress: () => void
}

/** What can be done with a row of a table; actions that are not possible there are left out. */
export function RowActions({ actions }: { readonly actions: readonly (RowAction | false | undefined)[] }) {
  return (
    <span className={css.actions}>
      {actions.map(
        (action) =>
          action && (
            <IconButton
              key={action.label}
              icon={action.icon}
              size="sm"
              variant="ghost"
              label={action.label}
              onClick={action.onPress}
            />
          ),
      )}
    </span>
  )
}
