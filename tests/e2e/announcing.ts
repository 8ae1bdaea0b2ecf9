import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMerchantFile } from './merchant-file.ts'

/** The merchant that has something to announce while these tests run; ours have nothing, so that no page is covered. */
export const ANNOUNCING = 'colibri'

const WORDS = '<p>Every word of it</p>'

const announcement = (id: string, title: string, publishedAt: string) => ({
  id,
  title: { PT: title, ES: title, EN: title },
  content: { PT: WORDS, ES: WORDS, EN: WORDS },
  publishedAt,
  audience: ['B'],
})

/** The latest first, as they are shown. */
export const ANNOUNCEMENTS = [
  announcement('second', 'A second table is open', '2026-11-02T00:00Z'),
  announcement('first', 'The doors are open', '2026-11-01T00:00Z'),
]

/** Two pages of notices, nine and one, the latest first. */
export const NOTICES = Array.from({ length: 10 }, (_, index) => {
  const day = String(20 - index)
  return announcement(`notice-${day}`, `What was new on the ${day}th`, `2026-10-${day}T00:00Z`)
})

/** Gives that merchant its announcements, in a copy of the project. */
export function announceSomething(merchants: string): void {
  const file = join(merchants, ANNOUNCING, 'merchant.json')
  const merchant = readMerchantFile(file)
  const notices = NOTICES.map(({ audience: _, ...notice }) => notice)
  writeFileSync(file, JSON.stringify({ ...merchant, notices, popups: ANNOUNCEMENTS }))
}
