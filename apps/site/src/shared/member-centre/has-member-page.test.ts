import { expect, test } from 'vitest'
import { hasMemberPage } from './has-member-page.ts'

const boot = (memberMenu: readonly string[]) => ({ menus: { memberMenu } }) as never

test('a menu that is not sent has every page, another one what it names', () => {
  expect(hasMemberPage(boot([]), 'depositv2')).toBe(true)
  expect(hasMemberPage(boot(['securityCenter', 'depositv2']), 'depositv2')).toBe(true)
  expect(hasMemberPage(boot(['securityCenter']), 'depositv2')).toBe(false)
})
