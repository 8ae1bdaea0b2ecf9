import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Audience } from '@livery/contract/messages/announcements'
import { readMerchantFile } from './merchant-file.ts'

/** A merchant's announcements, in each of its languages. */
interface Text {
  readonly id: string
  readonly publishedAt: string
  readonly audience?: readonly Audience[]
}

/** The latest first, as they are shown: two for visitors, one for new members, one for members. */
export const ANNOUNCEMENTS: readonly Text[] = [
  { id: 'visitors-second', publishedAt: '2026-11-04T00:00Z', audience: ['B'] },
  { id: 'visitors-first', publishedAt: '2026-11-03T00:00Z', audience: ['B'] },
  { id: 'newcomers', publishedAt: '2026-11-02T00:00Z', audience: ['F'] },
  { id: 'members', publishedAt: '2026-11-01T00:00Z', audience: ['A'] },
]

/** Two pages of notices, nine and one, the latest first. */
export const NOTICES: readonly Text[] = Array.from({ length: 10 }, (_, index) => {
  const day = String(20 - index)
  return { id: `notice-${day}`, publishedAt: `2026-10-${day}T00:00Z` }
})

export const titleOf = ({ id }: Text, code: string) => `${code}: news of ${id}`

export const WORDS = 'Every word of it'

/**
 * Gives every merchant of a copy of the project announcements. The project's own merchants have none, so that no page
 * is covered in other tests.
 */
export function announceSomething(merchants: string): void {
  for (const id of readdirSync(merchants)) {
    const file = join(merchants, id, 'merchant.json')
    const merchant = readMerchantFile(file)
    const inEach = (say: (code: string) => string) =>
      Object.fromEntries(merchant.languages.map((code: string) => [code, say(code)]))
    const inAllLanguages = (all: readonly Text[]) =>
      all.map((one) => ({
        ...one,
        title: inEach((code) => titleOf(one, code)),
        content: inEach(() => `<p>${WORDS}</p>`),
      }))
    writeFileSync(
      file,
      JSON.stringify({ ...merchant, notices: inAllLanguages(NOTICES), popups: inAllLanguages(ANNOUNCEMENTS) }),
    )
  }
}
