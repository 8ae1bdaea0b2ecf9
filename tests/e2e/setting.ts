export const DATABASES = ['embedded', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

/** Ports of the two gateways; each arcade listens one above. */
export const PORTS: Readonly<Record<DatabaseKind, number>> = { embedded: 3410, postgres: 3420 }

/** The environment's variable with the PostgreSQL database for gateways that a test starts itself: they share it. */
export const THIRD_PARTIES_DATABASE = 'THIRD_PARTIES_DATABASE_URL'

/** The environment's variable with the folder of an embedded database in which a gateway has started once. */
export const SETTLED_DATA = 'SETTLED_DATA_DIR'

/** A phone with a touch screen. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const

/**
 * Marks tests of what happens when something is done. It is the same from left to right as from right to left: they run
 * at Aurora at a desk and at Oasis on a phone. Tests of where things stand run in all four.
 */
export const BEHAVIOUR = '@behaviour'
