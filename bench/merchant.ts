import { join } from 'node:path'
import { readSettings } from '../apps/gateway/src/platform/settings.ts'

/** The merchant for which benchmarks make their data: the gateway's default one. */
export const MERCHANT = readSettings({}, join(import.meta.dirname, '..')).defaultMerchant
