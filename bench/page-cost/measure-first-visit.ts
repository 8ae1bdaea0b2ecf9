import { brotliCompressSync, constants } from 'node:zlib'
import type { RunningGateway } from '../../apps/gateway/src/composition/assemble.ts'
import { aboveTheFold } from './above-the-fold.ts'

export interface FirstVisit {
  readonly merchant: string
  readonly language: string
  /** The lobby's first HTML in brotli, its style rules in it. */
  readonly htmlBytes: number
  readonly fold: Awaited<ReturnType<typeof aboveTheFold>>
}

/** What the browser of a visitor who comes for the first time is sent, in each merchant's first language. */
export async function measureFirstVisit(
  { app, gateway }: RunningGateway,
  port: number,
): Promise<readonly FirstVisit[]> {
  const visits: FirstVisit[] = []
  for (const { merchant } of gateway.registry.sites) {
    const [language = ''] = merchant.languages
    const host = `${merchant.id}.localhost`
    const headers = { host, cookie: `lang=${language}`, 'accept-encoding': 'identity' }
    const { rawPayload } = await app.inject({ url: '/', headers })
    const compressed = best(rawPayload)
    const fold = await aboveTheFold(`http://${host}:${port}/`, compressed)
    visits.push({ merchant: merchant.id, language, htmlBytes: compressed.length, fold })
  }
  return visits
}

/** As the gateway compresses a page that is asked for again. */
function best(html: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  }
  return brotliCompressSync(html, { params })
}
