import type { Page } from 'playwright'
import { MODES } from '../../packages/theme/src/choices.ts'
import { cssVarName, leafIds } from '../../packages/theme/src/contract.ts'
import { documentOf } from './build-pages.ts'

/** One flat block for each mode with names and values only: the smallest possible sheet of custom properties. */
async function flatSheets(page: Page): Promise<readonly string[]> {
  const names = leafIds.map(cssVarName)
  const values = await page.evaluate(() => window.contestant.values?.() ?? [])
  return values.map((skin) =>
    MODES.map((mode) => {
      const declared = leafIds.map((id, index) => `${names[index]}:${skin[mode][id]}`)
      return `:root[data-mode=${mode}]{${declared.join(';')}}`
    }).join(''),
  )
}

/** Sets the attribute or replaces the text, and does nothing else. */
const SCRIPT = `
  const { documentElement } = document
  const sheet = document.head.appendChild(document.createElement('style'))
  const apply = ({ mode, skin }) => {
    if (documentElement.dataset.mode !== mode) documentElement.dataset.mode = mode
    if (sheet.textContent !== sheets[skin]) sheet.textContent = sheets[skin]
  }
  window.contestant = { apply, renders: () => 0 }`

/** The DOM and the styles of a page whose only script is the smallest possible switch of custom properties. */
export async function plainPage(page: Page, style: string): Promise<string> {
  const sheets = await flatSheets(page)
  const body = await page.evaluate(() => document.getElementById('root')?.innerHTML ?? '')
  return documentOf(style, body, `const sheets = ${JSON.stringify(sheets)};${SCRIPT}`)
}
