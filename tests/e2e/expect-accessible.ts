import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Expects that axe finds no violation of WCAG 2.2 AA.
 * @param part selector of the examined part; behind a pop-up everything is inert, and was examined before
 * @param rules only these rules of axe, where the others have been looked at already
 */
export async function expectAccessible(
  page: Page,
  { part = 'html', rules }: { readonly part?: string | undefined; readonly rules?: string[] } = {},
): Promise<void> {
  // Paths to the thousands of elements without a violation would take half of the time.
  const builder = new AxeBuilder({ page }).include(part).options({ resultTypes: ['violations'] })
  const chosen = rules ? builder.withRules(rules) : builder.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
  const { violations } = await chosen.analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.target} ${nodes[0]?.html}`)
  expect(found, page.url()).toEqual([])
}
