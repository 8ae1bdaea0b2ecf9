import type { FaultText } from '@livery/document/fault'
import { canonicalHost } from '../../canonical-host.ts'
import { entriesOf, type Rule, type Stated } from '../../draft.ts'
import type { domains } from './schema.ts'

type File = Stated<typeof domains>

/** Hosts must be host names, and the main one and the mirrors must be among them. */
export const domainFaults: Rule<File> = ({ file, merchant }) => {
  const hosts = entriesOf(file.hosts)
  const known = new Set(hosts.map(([, host]) => canonicalHost(host)))
  const listed = (host: string): FaultText | undefined =>
    known.has(canonicalHost(host))
      ? undefined
      : { code: 'host.unlisted', message: `${JSON.stringify(host)} is not one of hosts`, repair: 'Add it to hosts' }
  const main = file.domains?.main === undefined ? undefined : listed(file.domains.main)
  return [
    ...hosts.flatMap(([index, host]) => {
      const text = hostText(host) ?? spelledTwice(hosts, index, host)
      return text ? merchant.faultAt(['hosts', index], text) : []
    }),
    ...(main ? [merchant.faultAt(['domains', 'main'], main)] : []),
    ...entriesOf(file.domains?.mirrors).flatMap(([index, host]) => {
      const text = listed(host)
      return text ? merchant.faultAt(['domains', 'mirrors', index], text) : []
    }),
  ]
}

/** Reports one host in two spellings; the same spelling twice is reported by the schema. */
function spelledTwice(
  hosts: readonly (readonly [number, string])[],
  index: number,
  host: string,
): FaultText | undefined {
  const twin = hosts.find(([at, other]) => at < index && other !== host && canonicalHost(other) === canonicalHost(host))
  if (!twin) return undefined
  const message = `${JSON.stringify(host)} is the host ${JSON.stringify(twin[1])} in another spelling`
  return { code: 'host.twice', message, repair: 'Remove one of the two' }
}

function hostText(host: string): FaultText | undefined {
  const canonical = canonicalHost(host)
  const found = JSON.stringify(host)
  if (canonical === null) {
    return { code: 'host.invalid', message: 'not a host name', found, repair: 'Write a name such as play.example.com' }
  }
  if (canonical !== 'localhost' && !canonical.endsWith('.localhost')) return undefined
  return {
    code: 'host.reserved',
    message: 'localhost names are implied in development',
    found,
    repair: 'Remove it',
  }
}
