import { setTimeout } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import type { RunningGateway } from '../../apps/gateway/src/composition/assemble.ts'
import { aboveTheFold } from './above-the-fold.ts'

export interface FirstVisit {
  readonly merchant: string
  readonly language: string
  /** The lobby's first HTML in brotli, including its style rules. */
  readonly htmlBytes: number
  readonly fold: Awaited<ReturnType<typeof aboveTheFold>>
}

/** The bytes sent to the browser of a first-time visitor, in each merchant's first language. */
export async function measureFirstVisit(
  { app, gateway }: RunningGateway,
  browser: Browser,
  port: number,
): Promise<readonly FirstVisit[]> {
  const visits: FirstVisit[] = []
  for (const { merchant } of gateway.registry.sites) {
    const [language = ''] = merchant.languages
    const host = `${merchant.id}.localhost`
    const compressed = await best(app, { host, cookie: `lang=${language}`, 'accept-encoding': 'br' })
    const fold = await aboveTheFold(browser, `http://${host}:${port}/`, compressed)
    visits.push({ merchant: merchant.id, language, htmlBytes: compressed.length, fold })
  }
  return visits
}

/** The page once its best compression is ready. */
async function best(app: RunningGateway['app'], headers: Readonly<Record<string, string>>): Promise<Buffer> {
  for (let tries = 0; tries < 600; tries += 1) {
    const { rawPayload, headers: answered } = await app.inject({ url: '/', headers })
    if (!String(answered.etag).includes('quick')) return rawPayload
    await setTimeout(100)
  }
  throw new Error(`${headers.host} has no best compression`)
}
