import { pageIdsIn } from '@livery/contract/pages'
import { expect, test } from 'vitest'
import { MENUS } from './menus.ts'

test('the member menu names every page that stands in it, in the order of the table of pages', () => {
  const pages = pageIdsIn('memberMenu')
  expect(MENUS.memberMenu.filter((entry) => (pages as readonly string[]).includes(entry))).toEqual(pages)
})
