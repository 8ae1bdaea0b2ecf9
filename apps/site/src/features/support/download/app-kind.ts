import type { Boot } from '@livery/contract/boot'

/** An app that a merchant's file names. */
export type AppKind = Boot['merchant']['apps'][number]['kind']
