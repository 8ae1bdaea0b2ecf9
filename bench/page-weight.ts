import { brotliCompressSync, constants } from 'node:zlib'
import { STYLES_COOKIE, styleName } from '@livery/contract/styles-cookie'
import type { RunningGateway } from '../apps/gateway/src/composition/assemble.ts'

export interface PageWeight {
  readonly htmlBytes: number
  readonly scriptBytes: number
  readonly styleBytes: number
  readonly largestFontBytes: number
  /** Names of all script and style files, sorted; they are the same for every merchant of a composition. */
  readonly files: string
}

/** The files that a host's first HTML makes a browser load before the page is interactive, as sent with brotli. */
export async function measurePage(app: RunningGateway['app'], host: string, withFiles = true): Promise<PageWeight> {
  // A returning visitor, for whom the style sheets are files; on a first visit they are in the HTML.
  const first = withFiles ? (await app.inject({ url: '/', headers: { host, 'accept-encoding': 'identity' } })).body : ''
  const [style = ''] = matches(first, /<link rel="stylesheet" href="([^"]+)"/g)
  const cookie = `${STYLES_COOKIE}=${styleName(style)}`
  const page = await app.inject({ url: '/', headers: { host, cookie, 'accept-encoding': 'br' } })
  if (page.statusCode !== 200) throw new Error(`${host} answered ${page.statusCode}`)
  if (!withFiles)
    return { htmlBytes: page.rawPayload.length, scriptBytes: 0, styleBytes: 0, largestFontBytes: 0, files: '' }
  const { body: html, rawPayload } = await app.inject({
    url: '/',
    headers: { host, cookie, 'accept-encoding': 'identity' },
  })
  const scripts = matches(html, /<(?:script[^>]*\ssrc|link rel="modulepreload" href)="([^"]+)"/g)
  const styles = matches(html, /<link rel="stylesheet" href="([^"]+)"/g)
  const fonts = matches(html, /<link rel="preload" href="([^"]+)" as="font"/g)
  const size = async (url: string) => {
    const answer = await app.inject({ url, headers: { host, 'accept-encoding': 'br' } })
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
    return answer.headers['content-encoding'] === 'br' ? answer.rawPayload.length : brotli(answer.rawPayload)
  }
  const sum = async (urls: readonly string[]) =>
    (await Promise.all(urls.map(size))).reduce((total, bytes) => total + bytes, 0)
  const fontSizes = await Promise.all(
    fonts.map(async (url) => (await app.inject({ url, headers: { host } })).rawPayload.length),
  )
  return {
    // The form in which it is sent once its best compression is ready.
    htmlBytes: brotli(rawPayload),
    scriptBytes: await sum(scripts),
    styleBytes: await sum(styles),
    largestFontBytes: Math.max(0, ...fontSizes),
    files: [...scripts, ...styles].sort().join(' '),
  }
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))]
}

export function brotli(bytes: Buffer): number {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
}
