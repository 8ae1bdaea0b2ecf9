import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects that axe finds nothing against WCAG 2.2 AA.
 * @param part selector of what is looked at; behind a pop-up everything is out of reach, and was looked at before
 */
export async function expectAccessible(page: Page, { part = 'html' } = {}): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // A path to each of thousands of elements that are as they should be would cost half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.html}`)
  expect(found, page.url()).toEqual([])
}
