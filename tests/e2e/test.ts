import { test as base, expect } from '@playwright/test'
import { isAboutMissingPictures } from './browsers.ts'

export const test = base.extend<{ port: number; faults: string[] }>({
  port: async ({ browserName: _ }, use, info) => use(info.project.metadata.port),
  /** All complaints of a page; each test must end with none. */
  faults: [
    async ({ page, launchOptions }, use) => {
      const faults: string[] = []
      page.on('console', (message) => {
        if (isAboutMissingPictures(message.text(), launchOptions.args)) return
        if (message.type() === 'error' || message.type() === 'warning')
          faults.push(`${message.text()} ${message.location().url}`)
      })
      page.on('pageerror', (error) => faults.push(String(error)))
      await use(faults)
      expect(faults, 'the page complained').toEqual([])
    },
    { auto: true },
  ],
})
export { expect }

/**
 * `test` where a condition holds, and nothing elsewhere. Behaviour does not differ by language or direction, so each of
 * a list of such tests runs in one of two, in turns (docs/guides/testing.md).
 */
export const testWhere = (isHere: boolean): typeof test =>
  isHere ? test : ((() => undefined) as unknown as typeof test)

/** Removes the expected complaints about refused calls from those of a page. */
export function expectRefusals(faults: string[], ...statuses: readonly (number | string)[]): void {
  const marks = statuses.map((status) => (typeof status === 'number' ? `a status of ${status} ` : status))
  expect(faults.filter((fault) => !marks.some((mark) => fault.includes(mark)))).toEqual([])
  faults.length = 0
}
