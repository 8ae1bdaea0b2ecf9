// Records the gateway's answers to a visitor and to a member of every merchant: `npm run storybook:record`.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOOT_ELEMENT_ID, type Boot } from '@livery/contract/boot'
import type { FirstData, InlineBoot } from '@livery/contract/first-data'
import { type Browser, chromium, type Page } from 'playwright'
import { assemble } from '../../apps/gateway/src/composition/assemble.ts'
import { readSettings } from '../../apps/gateway/src/platform/settings.ts'
import type { Recording } from '../../apps/site/src/app/testing/recording.ts'
import { answerKey } from '../../apps/site/src/app/testing/recording.ts'
import { BROWSER_ARGS } from '../browser-args.ts'
import { recordedLanguages } from './recorded-languages.ts'

const root = join(import.meta.dirname, '..', '..')
const output = join(import.meta.dirname, 'recordings')
const PORT = 3490
/** Replaces the member's token in the recording. */
const TOKEN = 'recorded'

const dataDir = mkdtempSync(join(tmpdir(), 'livery-recordings-'))
const running = await assemble(
  readSettings(
    {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(PORT),
      DATABASE_URL: '',
      PICTURES_DIR: join(root, '.cache', 'pictures'),
      WARM_PICTURES: '0',
      // Matches, tables and draws move with time: without an arcade a recording has none, and stays the same.
      ARCADE_URL: 'http://127.0.0.1:9',
      ARCADE_SECRET: 'no game is opened here',
      LOG_LEVEL: 'silent',
    },
    root,
  ),
)
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [...BROWSER_ARGS],
})
try {
  await running.app.listen({ port: PORT, host: 'localhost' })
  rmSync(output, { recursive: true, force: true })
  mkdirSync(output)
  for (const { merchant } of running.gateway.registry.sites) {
    const player = merchant.demo.accounts.find(({ kind }) => kind === 'player')
    if (!player) throw new Error(`${merchant.id} has no player to sign in as`)
    for (const language of recordedLanguages(merchant.languages)) {
      const recording = await record(browser, merchant.id, language, player)
      writeFileSync(join(output, `${merchant.id}.${language}.json`), `${JSON.stringify(recording)}\n`)
      console.log(`${merchant.id} ${language}: ${Object.keys(recording.answers).length} answers`)
    }
  }
} finally {
  await browser.close()
  await running.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

async function record(
  browser: Browser,
  merchant: string,
  language: string,
  player: { readonly username: string; readonly password: string },
): Promise<Recording> {
  const url = `http://${merchant}.localhost:${PORT}`
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await context.route('**/img/**', (route) => route.abort())
  await context.addCookies([{ name: 'lang', value: language, url }])
  const answers: Record<string, unknown> = {}
  const page = await context.newPage()
  page.on('response', async (response) => {
    const { pathname, search } = new URL(response.url())
    if (!pathname.startsWith('/api/') || response.status() !== 200) return
    answers[answerKey(response.request().method(), pathname, search)] = await response.json().catch(() => undefined)
  })

  await page.goto(`${url}/register`, { waitUntil: 'networkidle' })
  await page.goto(`${url}/login`, { waitUntil: 'networkidle' })
  const queries = await queriesOf(page)
  await signIn(page, player)
  await page.goto(`${url}/member`, { waitUntil: 'networkidle' })
  await context.close()
  return JSON.parse(JSON.stringify({ queries, answers }), (key, value) =>
    key === 'token' ? TOKEN : value,
  ) as Recording
}

async function queriesOf(page: Page): Promise<Boot['queries']> {
  const { firstData } = JSON.parse((await page.locator(`#${BOOT_ELEMENT_ID}`).textContent()) ?? '') as InlineBoot
  if (firstData === null) return []
  // The page asks, because the browser alone finds `*.localhost` on every machine.
  const answer = await page.evaluate(async (url) => (await fetch(url)).json(), firstData)
  return (answer as FirstData).queries
}

async function signIn(page: Page, { username, password }: { readonly username: string; readonly password: string }) {
  // The welcome toast also has the role of a dialog.
  const dialog = page.locator('[role=dialog]', { has: page.locator('[name=username]') })
  await dialog.locator('[name=username]').fill(username)
  await dialog.locator('[name=password]').fill(password)
  await dialog.locator('[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
  await page.waitForLoadState('networkidle')
}
