import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { OperatorPerson, PeopleAction, PeopleAnswer } from '@livery/contract/operator'
import { Complaint } from './cli/complaint.ts'
import { keeperClient } from './cli/gateway-client.ts'

const USAGE = `The people who run a deployment. Speaks to a running gateway (GATEWAY_URL, OPERATOR_HOST) with its secret
(OPERATOR_SECRET, or the one beside its data). Roles: view, publish, money; everybody may view.
npm run operator -- list                              who there is, with roles and open sessions
npm run operator -- add <name> --role publish,money   prints where to enrol, and the code for it
npm run operator -- roles <name> --role view          gives these roles and no others
npm run operator -- reset <name>                      a new password and a new phone: prints a new code
npm run operator -- token <name> --days 90            a token for the commands of the terminal (OPERATOR_TOKEN)
npm run operator -- sign-out <name>                   ends every session and token
npm run operator -- disable <name> | enable <name>    ends everything, and lets nobody in by this name`

/** The project's folder; this file is three levels down in it. */
const ROOT = resolve(import.meta.dirname, '../../..')
const OPTIONS = { role: { type: 'string' }, days: { type: 'string' } } as const
const PLAIN: readonly string[] = ['reset', 'disable', 'enable', 'sign-out'] satisfies PeopleAction[]

/**
 * The command line of who runs the machine.
 * @returns the exit code
 */
export async function run(args: readonly string[], root: string = ROOT): Promise<number> {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    const [verb = '', name, ...rest] = positionals
    const client = keeperClient(root)
    if (verb === 'list' && name === undefined) {
      const { people } = await client.ask<{ people: readonly OperatorPerson[] }>('GET', '/people')
      console.log(people.map(line).join('\n') || 'There are none yet: npm run operator -- add <name> --role publish')
      return 0
    }
    if (name === undefined || rest.length > 0) throw new Complaint(USAGE)
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

function rolesOf(text = ''): readonly string[] {
  const roles = text.split(',').filter(Boolean)
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
