import { dataLine } from '../platform/geolocation/geolocation.ts'
import type { Gateway } from './gateway.ts'

/** The text the operator sees after the start: addresses, and the accounts to try. */
export function summary({ registry, settings, database, sending, geolocation }: Gateway): string {
  const { port, defaultMerchant } = settings
  const width = Math.max(...registry.sites.map(({ merchant }) => merchant.name.length))
  const sites = registry.sites.flatMap(({ merchant }) => {
    const home = merchant.id === defaultMerchant ? `   (also http://localhost:${port})` : ''
    return `  ${merchant.name.padEnd(width)}  http://${merchant.id}.localhost:${port}${home}`
  })
  const accounts = (settings.demo ? registry.sites : []).flatMap(({ merchant }) =>
    merchant.demo.accounts.map(({ username, password, kind }) => `${username} / ${password} (${kind})`),
  )
  return [
    '',
    'Livery is ready.',
    '',
    ...sites,
    '',
    ...(accounts.length > 0 ? [`  Demo accounts: ${[...new Set(accounts)].join(', ')}`] : []),
    `  Database: ${database.kind === 'embedded' ? `embedded, in ${settings.dataDir}` : 'PostgreSQL'}`,
    `  Countries: ${dataLine(geolocation.data)}`,
    ...(settings.operatorHost
      ? [
          `  Releases: http://${settings.operatorHost}:${port}/operator   (who may: npm run operator -- add <name> --role publish)`,
        ]
      : []),
    ...(settings.operatorHost
      ? [`  Mailbox: http://${settings.operatorHost}:${port}/mailbox   (SMS and e-mails sent to nobody)`]
      : []),
    ...registry.sites.flatMap(({ merchant }) => {
      const missing = sending.missing(merchant)
      return missing.length > 0 ? [`  ${merchant.name} sends nothing without ${missing.join(' and ')}`] : []
    }),
    `  API: http://localhost:${port}/api/openapi.json   Health: http://localhost:${port}/health/ready`,
    '',
    'Ctrl-C stops it; the data stays.',
  ].join('\n')
}
