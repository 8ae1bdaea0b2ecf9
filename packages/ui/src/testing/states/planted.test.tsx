import '../../global.css.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applyTheme, idle, type Wishes, wish } from '../stage.tsx'
import { faintEdgeFaults, illegibleFaults, paleFaults } from './contrast-faults.ts'
import { focusFaults } from './focus-faults.ts'
import { amountFaults, choiceFaults, edgeFaults, setOff } from './forced-colors-faults.ts'
import { clippedFaults, overflowFaults } from './reflow-faults.ts'
import { stillnessFaults } from './stillness-faults.ts'

let box: HTMLElement

async function plant(html: string, wishes: Wishes = {}): Promise<void> {
  box.innerHTML = html
  await wish(wishes)
  await idle()
}

beforeEach(() => {
  applyTheme()
  box = document.createElement('main')
  document.body.append(box)
  return () => box.remove()
})
afterEach(() => wish({}))

describe('what looks for faults finds what is planted', () => {
  test('motion', async () => {
    await plant('<p style="transition: color 0.2s !important">slow</p><p style="transition: color 1ms">soon</p>', {
      'prefers-reduced-motion': 'reduce',
    })
    expect(stillnessFaults(box)).toEqual(['<p> “slow” eases for 0.2s'])
  })

  test('focus that does not show', async () => {
    await plant('<button style="outline: none">bare</button><button>ringed</button><a href="#a" tabindex="-1">out</a>')
    expect(focusFaults(box, 2)).toEqual(['<button> “bare” shows no focus'])
    await plant('<button style="outline: 2px solid">always the same</button>')
    expect(focusFaults(box, 2)).toEqual(['<button> “always the same” shows no focus'])
    await plant('<button style="outline-width: 1px">thin</button>')
    expect(focusFaults(box, 2)).toEqual(['<button> “thin” has a ring of 1 px'])
  })

  test('edges, choices and amounts that the colours of the system take away', async () => {
    const button = (text: string, style: string) => `<button style="background: navy; ${style}">${text}</button>`
    await plant(
      `${button('flat', '')}${button('edged', 'border: 1px solid')}${button('kept', 'forced-color-adjust: none')}`,
    )
    const filled = setOff(box)
    await wish({ 'forced-colors': 'active' })
    await idle()
    expect(filled).toHaveLength(3)
    expect(edgeFaults(filled)).toEqual(['<button> “flat” has lost its edge'])

    const tab = (text: string, on: boolean, style: string) =>
      `<button role="tab" aria-selected="${on}" style="${style}">${text}</button>`
    await plant(
      `<p>${tab('a', false, '')}${tab('filled', true, 'background: red')}</p><p>${tab('b', false, '')}${tab('lined', true, 'border-bottom: 2px solid')}</p><input type="checkbox" style="appearance: none">`,
      { 'forced-colors': 'active' },
    )
    expect(choiceFaults(box)).toEqual([
      '<button tab> “filled” does not show aria-selected',
      '<input checkbox> does not show whether it is checked',
    ])

    const bar = (text: string, style: string) =>
      `<div role="progressbar" aria-label="${text}"><i style="display: block; height: 4px; background: red; ${style}"></i></div>`
    await plant(`${bar('gone', '')}${bar('kept', 'forced-color-adjust: none')}`, { 'forced-colors': 'active' })
    expect(amountFaults(box)).toEqual(['<div progressbar> “gone” shows no amount'])
  })

  test('pale text and faint edges', async () => {
    await plant(
      '<p style="opacity: 0.5">pale</p><p style="color: color-mix(in srgb, black 60%, transparent)">thin</p><p>solid</p><p style="opacity: 0">away</p>',
    )
    expect(paleFaults(box)).toEqual(['<p> “pale” is translucent', '<p> “thin” is translucent'])
    await plant(
      '<div style="background: white"><button style="border: 1px solid silver">faint</button><button style="border: 1px solid dimgray">seen</button></div>',
    )
    expect(faintEdgeFaults(box)).toEqual(['<button> “faint” has an edge of 1.82:1'])
    await plant('<div style="background: white; color: silver">whisper<b style="color: dimgray">word</b></div>')
    expect(illegibleFaults(box)).toEqual(['<div> “whisperword” reads at 1.82:1'])
  })

  test('boxes too wide, and words cut off', async () => {
    await plant('<div style="overflow: auto; width: 100px"><p style="width: 200px">wide</p></div><div>narrow</div>')
    expect(overflowFaults(box.children)).toEqual(['<div> is 200 px wide on 100 px'])
    const line = 'white-space: nowrap; width: 80px; overflow: hidden; text-overflow: ellipsis'
    await plant(
      `<p style="${line}">cut at the end of its only line</p><p style="${line}">short</p><p style="overflow: hidden; height: 30px">two<br>lines</p><p style="overflow: auto; width: 80px; white-space: nowrap">one can scroll to its end</p>`,
    )
    expect(clippedFaults(box)).toEqual(['<p> “cut at the end of its on” is cut off', '<p> “twolines” is cut off'])
  })
})
