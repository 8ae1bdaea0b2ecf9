export const DATABASES = ['embedded', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

/** Ports of the two gateways; each arcade listens one above. */
export const PORTS: Readonly<Record<DatabaseKind, number>> = { embedded: 3410, postgres: 3420 }
