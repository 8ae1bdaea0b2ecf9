export const DATABASES = ['embedded', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

/** Ports of the two gateways; each arcade listens one above. */
export const PORTS: Readonly<Record<DatabaseKind, number>> = { embedded: 3410, postgres: 3420 }

/** Chromium in a container, with nothing that calls home. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const
