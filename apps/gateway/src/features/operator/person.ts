import { OPERATOR_ROLES, type OperatorRole } from '@livery/contract/operator'
import { arrayOf, oneOf, text } from '../../platform/database/row.ts'

/** A person who acts as an operator, as every request reads it from the database. */
export interface Operator {
  readonly id: string
  readonly name: string
  readonly roles: readonly OperatorRole[]
}

export const OPERATOR = { id: text, name: text, roles: arrayOf(oneOf(OPERATOR_ROLES)) }
export const OPERATOR_COLUMNS = 'o.id::text as id, o.name, o.roles'

/** Whether a person has a role; everybody may look. */
export function mayDo({ roles }: Operator, role: OperatorRole): boolean {
  return role === 'view' || roles.includes(role)
}
