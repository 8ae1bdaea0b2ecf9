import type { OperatorPerson, PeopleAction, PeopleAnswer, PeopleRequest } from '@livery/contract/operator'
import { OPERATOR_ROLES } from '@livery/contract/operator'
import type { FastifyRequest } from 'fastify'
import { DEPLOYMENT, type OperatorAct, recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import { arrayOf, boolean, instant, integer, nullable, oneOf, text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import type { OperatorServices } from '../services.ts'
import { endSessionsOf, IS_SIGNED_IN, openSession } from '../sessions.ts'
import { invite } from './enrolment.ts'

/** Names that the audit log uses for other actors than persons. */
const TAKEN: readonly string[] = [DEPLOYMENT, 'files', 'schedule', 'system']

const LINE = {
  name: text,
  roles: arrayOf(oneOf(OPERATOR_ROLES)),
  enrolled: boolean,
  disabled: boolean,
  sessions: integer,
  seen: nullable(instant),
}

type Done = Omit<PeopleAnswer, 'person'>
type Act<Action extends PeopleAction> = (
  sql: Sql,
  operatorId: string,
  request: PeopleRequest<Action>,
  http: FastifyRequest,
) => Promise<Done>

/** All operators, or the one with a name. */
export async function listPeople(sql: Sql, name?: string): Promise<readonly OperatorPerson[]> {
  const rows = await sql.rows(
    LINE,
    `select o.name, o.roles, o.password_hash is not null as enrolled, o.disabled_at is not null as disabled,
            (select count(*)::int from operator_session s where s.operator_id = o.id and ${IS_SIGNED_IN}) as sessions,
            (select max(last_seen_at) from operator_session s where s.operator_id = o.id) as seen
       from operator o where $1::text is null or o.name = $1 order by o.name`,
    [name ?? null],
  )
  return rows.map(({ enrolled, disabled, seen, ...person }) => ({
    ...person,
    state: disabled ? 'disabled' : enrolled ? 'active' : 'invited',
    lastSeenAt: seen?.toISOString() ?? null,
  }))
}

/** Carries out an action about an operator and records it, in one transaction. */
export async function actOnPerson<Action extends PeopleAction>(
  services: OperatorServices,
  action: Action,
  request: PeopleRequest<Action>,
  http: FastifyRequest,
): Promise<PeopleAnswer> {
  const { name } = request
  return services.database.transaction(async (tx) => {
    const act = actsOf(services)[action] as Act<Action>
    const id =
      action === 'add' || action === 'terminal' ? await added(tx, action, request, http) : await known(tx, name)
    const done = await act(tx, id, request, http)
    const [person] = await listPeople(tx, name)
    if (!person) throw new Error('an operator was not found after an action on it')
    return { person, ...done }
  })
}

function actsOf({ settings }: OperatorServices): { readonly [Action in PeopleAction]: Act<Action> } {
  return {
    async add(sql, id, _request, http) {
      return enrolment(await invite(sql, id), http)
    },
    async roles(sql, id, { name, roles }, http) {
      await sql.run('update operator set roles = $2 where id = $1', [id, roles])
      await record(sql, 'operator.roles', name, http, { roles })
      return {}
    },
    async reset(sql, id, { name }, http) {
      await record(sql, 'operator.reset', name, http)
      return enrolment(await invite(sql, id), http)
    },
    async disable(sql, id, { name }, http) {
      await sql.run('update operator set disabled_at = coalesce(disabled_at, now()) where id = $1', [id])
      await endSessionsOf(sql, id)
      await record(sql, 'operator.disabled', name, http)
      return {}
    },
    async enable(sql, id, { name }, http) {
      await sql.run('update operator set disabled_at = null where id = $1', [id])
      await record(sql, 'operator.enabled', name, http)
      return {}
    },
    async 'sign-out'(sql, id, { name }, http) {
      await record(sql, 'operator.signed-out', name, http, { sessions: await endSessionsOf(sql, id) })
      return {}
    },
    async token(sql, id, { name, days }, http) {
      await record(sql, 'operator.token', name, http, { days })
      return token(await openSession(sql, id, 'terminal', days * 24, http))
    },
    async terminal(sql, id, { name }, http) {
      if (!settings.demo) {
        throw new Refusal(
          409,
          `Only a demonstration makes tokens by itself. Ask for one: npm run operator -- token ${name}`,
        )
      }
      return token(await openSession(sql, id, 'terminal', 1, http))
    },
  }
}

/** The id of a new operator; where the name is known from a terminal already, its id. */
async function added<Action extends PeopleAction>(
  sql: Sql,
  action: Action,
  request: PeopleRequest<Action>,
  http: FastifyRequest,
): Promise<string> {
  const { name } = request
  if (TAKEN.includes(name)) throw new Refusal(422, `"${name}" is no person's name in the audit. Choose another.`)
  const roles = 'roles' in request ? request.roles : ['view', 'publish']
  const row = await sql.row(
    { id: text },
    'insert into operator (name, roles) values ($1, $2) on conflict do nothing returning id::text as id',
    [name, roles],
  )
  if (!row && action === 'terminal') return known(sql, name)
  if (!row) throw new Refusal(409, `There is an operator "${name}" already: npm run operator -- list`)
  await record(sql, 'operator.added', name, http, { roles })
  return row.id
}

async function known(sql: Sql, name: string): Promise<string> {
  const row = await sql.row({ id: text }, 'select id::text as id from operator where name = $1 for update', [name])
  if (!row) throw new Refusal(404, `There is no operator "${name}": npm run operator -- list`)
  return row.id
}

function record(sql: Sql, act: OperatorAct, subject: string, http: FastifyRequest, detail?: Record<string, unknown>) {
  return recordOperatorAct(sql, { by: DEPLOYMENT, act, subject, ip: http.ip, ...(detail ? { detail } : {}) })
}

const enrolment = ({ code, expiresAt }: { code: string; expiresAt: Date }, http: FastifyRequest): Done => ({
  enrolment: { link: `${http.protocol}://${http.host}/operator/enrol`, code, expiresAt: expiresAt.toISOString() },
})

const token = ({ token: value, expiresAt }: { token: string; expiresAt: Date }): Done => ({
  token: { value, expiresAt: expiresAt.toISOString() },
})
