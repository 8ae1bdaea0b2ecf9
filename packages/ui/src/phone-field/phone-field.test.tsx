import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { applyTheme, clear, hydrate, serve } from '../testing/stage.tsx'
import { PhoneField } from './phone-field.tsx'

const COUNTRIES = [
  { region: 'PH', dialCode: '63', name: 'Philippines' },
  { region: 'KW', dialCode: '965', name: 'Kuwait' },
  { region: 'IE', dialCode: '353', name: 'Ireland' },
]

function Phone() {
  const [value, setValue] = useState({ region: 'PH', number: '' })
  return (
    <PhoneField
      label="Mobile number"
      countries={COUNTRIES}
      value={value}
      onChange={setValue}
      format={({ number }) => number.replace(/(\d{3})(?=\d)/g, '$1 ')}
      countryLabel={(country) => `Country: ${country?.name}`}
      searchLabel="Find a country"
      emptyText="No such country."
    />
  )
}

let stage: HTMLElement

beforeEach(async () => {
  applyTheme()
  stage = serve(<Phone />)
  expect(await hydrate(<Phone />)).toEqual([])
})
afterEach(clear)

const button = () => stage.querySelector<HTMLElement>('[role=combobox]')
const isOpen = () => button()?.getAttribute('aria-expanded') === 'true'
const search = () => document.querySelector<HTMLInputElement>('[role=dialog] input')
const option = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) => one.textContent?.includes(name))
const countryNow = () => button()?.getAttribute('aria-label')

/** The list's own elements are there from the first press on, and cost nothing before. */
test('the list of countries is not made before somebody turns to it', () => {
  expect(stage.querySelectorAll('input')).toHaveLength(1)
  expect(button()?.getAttribute('aria-haspopup')).toBe('dialog')
  expect(button()?.getAttribute('aria-expanded')).toBe('false')
})

test('the first press of a mouse opens the list, which takes the focus, and a second one closes it', async () => {
  await userEvent.click(button() as HTMLElement)
  await expect.poll(isOpen).toBe(true)
  await expect.poll(() => document.activeElement).toBe(search())
  await userEvent.click(option('Kuwait') as HTMLElement)
  await expect.poll(countryNow).toBe('Country: Kuwait')
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => document.activeElement).toBe(button())
  await userEvent.click(button() as HTMLElement)
  await expect.poll(isOpen).toBe(true)
  await userEvent.click(button() as HTMLElement)
  await expect.poll(isOpen).toBe(false)
})

test('who comes by keyboard opens it with an arrow, and Escape leads back to the button', async () => {
  await userEvent.tab()
  await expect.poll(() => document.activeElement).toBe(button())
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(() => document.activeElement).toBe(search())
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(button())
})

test('Enter opens it as well', async () => {
  await userEvent.tab()
  await expect.poll(() => document.activeElement).toBe(button())
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.activeElement).toBe(search())
})

test('a click without a press, as a screen reader makes it, opens it', async () => {
  button()?.click()
  await expect.poll(isOpen).toBe(true)
})

test('the first tap of a finger opens it and brings up no keyboard', async () => {
  const { x, y, width, height } = (button() as HTMLElement).getBoundingClientRect()
  const frame = window.frameElement?.getBoundingClientRect()
  const at = { x: (frame?.x ?? 0) + x + width / 2, y: (frame?.y ?? 0) + y + height / 2 }
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect.poll(isOpen).toBe(true)
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('dialog')
  expect(isOpen()).toBe(true)
})

const number = () => stage.querySelector<HTMLInputElement>('input[type=tel]') as HTMLInputElement

/** Types a number and puts the caret at a place of what is shown. */
async function typeAndGoTo(digits: string, place: number): Promise<void> {
  await userEvent.click(number())
  await userEvent.keyboard(digits)
  number().setSelectionRange(place, place)
}

test('a digit typed in the middle goes there, and so does the next one', async () => {
  await typeAndGoTo('9123456', 1)
  expect(number().value).toBe('912 345 6')
  await userEvent.keyboard('70')
  expect(number().value).toBe('970 123 456')
  expect(number().selectionStart).toBe(3)
})

test('Backspace over a space deletes the digit before it, Delete the digit after it', async () => {
  await typeAndGoTo('912345', 4)
  await userEvent.keyboard('{Backspace}')
  expect(number().value).toBe('913 45')
  expect(number().selectionStart).toBe(2)
  number().setSelectionRange(3, 3)
  await userEvent.keyboard('{Delete}')
  expect(number().value).toBe('913 5')
  expect(number().selectionStart).toBe(3)
})

test('what is no digit moves no caret', async () => {
  await typeAndGoTo('912345', 2)
  await userEvent.keyboard('x')
  expect(number().value).toBe('912 345')
  expect(number().selectionStart).toBe(2)
})
