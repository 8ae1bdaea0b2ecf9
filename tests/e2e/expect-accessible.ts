import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects that axe finds no violation of WCAG 2.2 AA.
 * @param part selector of the examined part; behind a pop-up everything is inert, and was examined before
 */
export async function expectAccessible(page: Page, { part = 'html' } = {}): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    // Paths to the thousands of elements without a violation would take half of the time.
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.html}`)
  expect(found, page.url()).toEqual([])
}
