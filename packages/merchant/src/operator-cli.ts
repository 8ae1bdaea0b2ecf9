import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type {
  AuditCheck,
  AuditPlace,
  OperatorPerson,
  PeopleAction,
  PeopleAnswer,
  RotatedKeys,
  RotatedPushKey,
} from '@livery/contract/operator'
import { Complaint } from './cli/complaint.ts'
import { deploymentClient, type GatewayClient } from './cli/gateway-client.ts'

const USAGE = `The people who run a deployment. Speaks to a running gateway (GATEWAY_URL, OPERATOR_HOST) with its secret
(OPERATOR_SECRET, or the one beside its data). Roles: view, publish, money; everybody may view.
npm run operator -- list                              who there is, with roles and open sessions
npm run operator -- add <name> --role publish,money   prints where to enrol, and the code for it
npm run operator -- roles <name> --role view          gives these roles and no others
npm run operator -- reset <name>                      a new password and a new phone: prints a new code
npm run operator -- token <name> --days 90            a token for the commands of the terminal (OPERATOR_TOKEN)
npm run operator -- sign-out <name>                   ends every session and token
npm run operator -- disable <name> | enable <name>    ends everything, and lets nobody in by this name
npm run operator -- rotate-keys                       seals anew what was sealed with DEPLOYMENT_SECRET_PREVIOUS
npm run operator -- rotate-push-key <merchant>        a new key towards push services; devices follow by and by
npm run operator -- check-audit [<place>]             looks for changes of the audit log; <place> was noted before`

/** The project's folder; this file is three levels down in it. */
const ROOT = resolve(import.meta.dirname, '../../..')
const OPTIONS = { role: { type: 'string', multiple: true }, days: { type: 'string' } } as const
const PLAIN: readonly string[] = ['reset', 'disable', 'enable', 'sign-out'] satisfies PeopleAction[]

/**
 * The command line for the person who runs the machine.
 *
 * @returns the exit code
 */
export async function run(args: readonly string[], root: string = ROOT): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [verb = '', name, ...rest] = positionals
    const client = deploymentClient(root)
    if (verb === 'list' && name === undefined) {
      const { people } = await client.ask<{ people: readonly OperatorPerson[] }>('GET', '/people')
      console.log(people.map(line).join('\n') || 'There are none yet: npm run operator -- add <name> --role publish')
      return 0
    }
    if (verb === 'rotate-keys' && name === undefined) return await rotateKeys(client)
    if (verb === 'check-audit' && rest.length === 0) return await checkAudit(client, placeOf(name))
    if (name === undefined || rest.length > 0) throw new Complaint(USAGE)
    if (verb === 'rotate-push-key') return await rotatePushKey(client, name)
    const act = async (body: object) => answered(await client.ask<PeopleAnswer>('POST', `/people/${verb}`, body))
    if (verb === 'add' || verb === 'roles') console.log(await act({ name, roles: rolesOf(values.role) }))
    else if (verb === 'token') console.log(await act({ name, days: daysOf(values.days) }))
    else if (PLAIN.includes(verb)) console.log(await act({ name }))
    else throw new Complaint(`No command "${verb}".\n${USAGE}`)
    return 0
  } catch (error) {
    const isTyping = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')
    if (!isTyping && !(error instanceof Complaint)) throw error
    console.error(isTyping ? `${(error as Error).message}\n${USAGE}` : (error as Error).message)
    return 1
  }
}

/** An interrupted command continues when it is given again. */
async function rotateKeys(client: GatewayClient): Promise<number> {
  let resealed = 0
  for (;;) {
    const done = await client.ask<RotatedKeys>('POST', '/keys/rotate', {})
    resealed += done.resealed
    const unreadable = Object.entries(done.unreadable)
    if (done.left > 0 && done.resealed > 0) continue
    if (done.left > 0) {
      const columns = unreadable.map(([column, values]) => `${column} (${values})`).join(', ')
      throw new Complaint(
        `${resealed} sealed anew, but ${done.left} open with none of the gateway's secrets: ${columns}. Set DEPLOYMENT_SECRET_PREVIOUS to the secret they were sealed with, and give the command again.`,
      )
    }
    console.log(
      `${resealed} sealed anew. Nothing is left under another secret: DEPLOYMENT_SECRET_PREVIOUS can be taken away.`,
    )
    return 0
  }
}

async function rotatePushKey(client: GatewayClient, merchant: string): Promise<number> {
  const { publicKey, devices } = await client.ask<RotatedPushKey>('POST', '/push-keys/rotate', { merchant })
  console.log(
    `The key of ${merchant} is ${publicKey} now. Devices with an older one: ${devices}; each takes the new one when its member is there again.`,
  )
  return 0
}

async function checkAudit(client: GatewayClient, known: AuditPlace | null): Promise<number> {
  const faults: string[] = []
  let links = 0
  let check = await client.ask<AuditCheck>('POST', '/audit/check', known ? { known } : {})
  for (;;) {
    links += check.links
    faults.push(...check.faults)
    if (!check.isMore) break
    check = await client.ask<AuditCheck>('POST', '/audit/check', { from: check.head })
  }
  const head = `${check.head.seq}:${check.head.hash}`
  if (faults.length > 0) {
    throw new Complaint(`The audit log is not as it was written:\n${faults.join('\n')}\nThe chain ends at ${head}.`)
  }
  console.log(`${links} entries are as they were written. Note where the chain ends, away from the database: ${head}`)
  return 0
}

function placeOf(text: string | undefined): AuditPlace | null {
  if (text === undefined) return null
  const [, seq, hash] = /^(\d{1,18}):([0-9a-f]{64})$/.exec(text) ?? []
  if (seq === undefined || hash === undefined) throw new Complaint('A place is a number and a hash: check-audit 12:…')
  return { seq, hash }
}

function rolesOf(stated: readonly string[] = []): readonly string[] {
  const roles = stated.flatMap((text) => text.split(',')).filter(Boolean)
  if (roles.length === 0) throw new Complaint('Say what this person may do: --role view, or --role publish,money')
  return roles
}

function daysOf(text = '90'): number {
  if (!/^\d{1,3}$/.test(text)) throw new Complaint('--days takes a whole number: token <name> --days 90')
  return Number(text)
}

function answered({ person, enrolment, token }: PeopleAnswer): string {
  if (token)
    return `OPERATOR_TOKEN=${token.value}\nShown this once. Valid until ${token.expiresAt}, in the name of ${person.name}.`
  if (!enrolment) return line(person)
  return [
    `${line(person)}`,
    `Enrol at ${enrolment.link}`,
    `with the name ${person.name} and the code ${enrolment.code}`,
    `The code works once, until ${enrolment.expiresAt}.`,
  ].join('\n')
}

function line({ name, roles, state, sessions, lastSeenAt }: OperatorPerson): string {
  const seen = lastSeenAt ? `, last seen ${lastSeenAt}` : ''
  return `${name}  ${roles.join(', ')}  ${state}, ${sessions} signed in${seen}`
}

if (import.meta.main) process.exitCode = await run(process.argv.slice(2))
