import type {
  MerchantRecord,
  MerchantStatus,
  OperatorAction,
  OperatorAnswer,
  OperatorRequest,
} from '@livery/contract/operator'
import { Complaint } from './complaint.ts'
import type { GatewayClient } from './gateway-client.ts'
import { readText } from './read-text.ts'

/** The arguments and options after a verb, as typed. */
export interface ReleaseOptions {
  readonly at?: string | undefined
  readonly note?: string | undefined
  readonly percent?: string | undefined
  readonly minutes?: string | undefined
  readonly plan?: string | undefined
  readonly file?: string | undefined
  readonly end?: boolean | undefined
}

const A_DAY = '1440'

type Verb = (client: GatewayClient, id: string, release: string | undefined, options: ReleaseOptions) => Promise<string>

/** The actions on releases of a running gateway; each returns the text to print. */
export const RELEASE_VERBS: Readonly<Record<string, Verb>> = {
  async publish(client, id, release = 'files', options) {
    if (options.at !== undefined) {
      const { merchant, release: named } = await act(client, id, 'schedule', {
        release,
        at: options.at,
        ...asking(options),
      })
      const plan = merchant.plans.find((one) => one.state === 'waiting' && one.release === named)
      return `${id}: ${named} goes live at ${plan?.at} (plan ${plan?.id}).`
    }
    const { merchant } = await act(client, id, 'publish', { release, ...asking(options) })
    return lived(merchant)
  },
  async rollback(client, id, _release, options) {
    const { merchant } = await act(client, id, 'rollback', asking(options))
    return `${lived(merchant)}\nSaved files wait from now on: npm run merchant -- follow ${id}`
  },
  async canary(client, id, release = 'files', options) {
    if (options.end) return lived((await act(client, id, 'end-canary', asking(options))).merchant)
    const percent = wholeNumber('percent', options.percent, 'canary <id> [release] --percent 10, or canary <id> --end')
    const { merchant } = await act(client, id, 'canary', { release, percent, ...asking(options) })
    return `${id}: ${merchant.canary?.release} for ${merchant.canary?.percent} % of the visitors, ${merchant.live} for the others.`
  },
  async hold(client, id, _release, options) {
    await act(client, id, 'hold', asking(options))
    return `${id}: saved files wait until they are published.`
  },
  async follow(client, id, _release, options) {
    return lived((await act(client, id, 'follow', asking(options))).merchant)
  },
  async cancel(client, id, _release, options) {
    const plan = String(wholeNumber('plan', options.plan, 'cancel <id> --plan 3'))
    await act(client, id, 'cancel', { plan, ...asking(options) })
    return `${id}: the plan ${plan} is cancelled.`
  },
  async draft(client, id, _release, options) {
    const bundle = options.file === undefined ? {} : { bundle: readText(options.file) }
    const { release } = await act(client, id, 'draft', bundle)
    return `${id}: kept as the draft ${release}. Look at it: npm run merchant -- preview ${id} ${release}`
  },
  async preview(client, id, release = 'files', options) {
    const minutes = wholeNumber('minutes', options.minutes ?? A_DAY, 'preview <id> [release] --minutes 60')
    const answer = await act(client, id, 'preview', { release, minutes })
    return `${answer.link}\nShows ${answer.release} to whoever opens it, until ${answer.expiresAt}.`
  },
  async history(client, id) {
    return historyOf(await client.ask<MerchantRecord>('GET', `/merchants/${id}`))
  },
  async status(client, id) {
    return recordOf(await client.ask<MerchantRecord>('GET', `/merchants/${id}`))
  },
}

/** The state of all merchants, one line each, and their faults. */
export async function allStatus(client: GatewayClient): Promise<string> {
  const { merchants } = await client.ask<{ merchants: readonly MerchantStatus[] }>('GET', '/merchants')
  const width = Math.max(0, ...merchants.map(({ id }) => id.length))
  return merchants.map((merchant) => statusLine(merchant, width)).join('\n')
}

function act<Action extends OperatorAction>(
  client: GatewayClient,
  id: string,
  action: Action,
  request: OperatorRequest<Action>,
): Promise<OperatorAnswer> {
  return client.ask('POST', `/merchants/${id}/${action}`, request)
}

const asking = ({ note }: ReleaseOptions) => (note === undefined ? {} : { note })

function wholeNumber(name: string, text: string | undefined, usage: string): number {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new Complaint(`--${name} takes a whole number: ${usage}`)
  return Number(text)
}

const lived = ({ id, live, history }: MerchantRecord): string => {
  const words = history[0]?.words
  return `${id}: ${live} is live.${words ? `\n${indent(words)}` : ''}`
}

const indent = (text: string) => text.replace(/^/gm, '  ')

const FILES_IN_WORDS: Readonly<Record<MerchantStatus['files'], string>> = {
  live: 'the files are what is live',
  differ: 'the files differ from what is live',
  faulty: 'the files have a fault',
  none: 'there are no files here',
}

function statusLine({ id, live, movedAt, canary, isHeld, files, faults }: MerchantStatus, width: number): string {
  const parts = [
    live ? `live ${live} since ${movedAt}` : 'not on the air',
    ...(canary ? [`${canary.percent} % see ${canary.release}`] : []),
    ...(isHeld ? ['held'] : []),
    FILES_IN_WORDS[files],
  ]
  return [`${id.padEnd(width)}  ${parts.join(', ')}`, ...faults.map(indent)].join('\n')
}

function recordOf(record: MerchantRecord): string {
  const waiting = record.plans.filter(({ state }) => state === 'waiting')
  return [
    statusLine(record, record.id.length),
    `  at ${record.hosts.join(', ')}`,
    ...waiting.map(({ id, release, at, by }) => `  plan ${id}: ${release} goes live at ${at} (${by})`),
    ...(record.pending ? ['  The files would change:', indent(indent(record.pending))] : []),
  ].join('\n')
}

const ACTS: Readonly<Record<string, string>> = {
  'release.files': 'saved',
  'release.publish': 'published',
  'release.rollback': 'rolled back',
  'release.canary': 'canary',
  'release.canary-end': 'canary ended',
  'release.hold': 'held',
  'release.follow': 'follows its files',
  'release.withdraw': 'taken off the air',
  'release.schedule': 'planned',
  'release.cancel': 'plan cancelled',
  'release.scheduled': 'published as planned',
  'release.failed': 'a plan failed',
}

function historyOf({ id, history }: MerchantRecord): string {
  if (history.length === 0) return `${id}: nothing was ever live.`
  return history
    .map(({ act: done, at, by, release, percent, note, words }) => {
      const share = percent === null ? '' : ` for ${percent} %`
      const head = `${at}  ${ACTS[done] ?? done}: ${release ?? 'nothing'}${share}, by ${by}${note ? ` (${note})` : ''}`
      return words ? `${head}\n${indent(words)}` : head
    })
    .join('\n')
}
