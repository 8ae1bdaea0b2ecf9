import { LATER_STYLES } from '@livery/contract/first-screen'
import { THEME_ELEMENT_IDS } from '@livery/theme/theme-element'
import { afterEach, expect, test } from 'vitest'
import { loadStyles } from './load-styles.ts'

let frame: HTMLIFrameElement

afterEach(() => frame.remove())

/** A first page: its rules inline, its style sheets switched off behind what is painted, its theme last. */
async function firstPage(...sheets: readonly string[]): Promise<Document> {
  frame = document.createElement('iframe')
  const links = sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')
  const theme = Object.values(THEME_ELEMENT_IDS).map((id) => `<style id="${id}">a{}</style>`)
  frame.srcdoc = `<head></head><body><p class="a">text</p><style ${LATER_STYLES}>.a{opacity:0.1}</style>${links}${theme.join('')}</body>`
  const loaded = new Promise((resume) => frame.addEventListener('load', resume, { once: true }))
  document.body.append(frame)
  await loaded
  return frame.contentDocument as Document
}

const opacity = (page: Document) => frame.contentWindow?.getComputedStyle(page.querySelector('p') as Element).opacity

test('the files take the place of the rules that came with the page', async () => {
  const page = await firstPage('data:text/css,.a{opacity:0.5}')
  expect(opacity(page)).toBe('0.1')
  await loadStyles(page)
  expect(opacity(page)).toBe('0.5')
  expect(page.querySelector(`[${LATER_STYLES}]`)).toBeNull()
})

test('a sheet that is added to the head later comes behind the fonts, so that the page is not laid out again', async () => {
  const page = await firstPage('data:text/css,.a{opacity:0.5}')
  await loadStyles(page)
  const added = page.createElement('style')
  page.head.append(added)
  const faces = page.getElementById(THEME_ELEMENT_IDS.faces) as Element
  expect(faces.compareDocumentPosition(added) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  const variables = page.getElementById(THEME_ELEMENT_IDS.variables) as Element
  expect(variables.compareDocumentPosition(added) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('where one sheet does not come, no rule changes; the next attempt switches all of them on', async () => {
  const page = await firstPage('data:text/css,.a{opacity:0.5}', 'http://127.0.0.1:1/')
  await expect(loadStyles(page)).rejects.toThrow('did not come')
  expect(opacity(page)).toBe('0.1')
  const lost = page.querySelector<HTMLLinkElement>('link[disabled]')
  lost?.setAttribute('href', 'data:text/css,.a{color:rgb(1, 2, 3)}')
  await loadStyles(page)
  expect(opacity(page)).toBe('0.5')
  expect(frame.contentWindow?.getComputedStyle(page.querySelector('p') as Element).color).toBe('rgb(1, 2, 3)')
})

test('a sheet that an earlier attempt still loads is waited for', async () => {
  const sheet = URL.createObjectURL(new Blob(['.a{opacity:0.5}'], { type: 'text/css' }))
  const page = await firstPage(sheet)
  const link = page.querySelector('link') as HTMLLinkElement
  link.media = 'not all'
  link.disabled = false
  expect(link.sheet).toBeNull()
  await loadStyles(page)
  expect(opacity(page)).toBe('0.5')
  URL.revokeObjectURL(sheet)
})
