import type { OperatorPerson, OperatorRole } from '@livery/contract/operator'
import { type Html, html } from '../../../platform/http/html.ts'
import { badge, empty, time } from '../money/pages/parts.ts'
import { table } from '../money/pages/table.ts'

const ROLES: Readonly<Record<OperatorRole, string>> = { view: 'looks', publish: 'publishes', money: 'pays' }
const STATES = { active: 'success', invited: 'warning', disabled: 'danger' } as const

/** The operators, their roles, and when they were last here. */
export function peoplePage(people: readonly OperatorPerson[]): Html {
  if (people.length === 0)
    return empty('Nobody yet', 'On the gateway’s machine: npm run operator -- add <name> --role money')
  return table(
    people,
    [
      { head: 'Name', cell: ({ name }) => html`<strong>${name}</strong>` },
      { head: 'May', cell: ({ roles }) => roles.map((role) => ROLES[role]).join(', ') },
      { head: 'State', cell: ({ state }) => badge(state, STATES[state]) },
      { head: 'Signed in', cell: ({ sessions }) => sessions, isSum: true },
      { head: 'Last seen', cell: ({ lastSeenAt }) => (lastSeenAt ? time(new Date(lastSeenAt)) : 'never'), isSum: true },
    ],
    { label: 'People' },
  )
}
