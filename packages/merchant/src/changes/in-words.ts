import { inSentences as themeSentences } from '@livery/theme/cli/diff'
import type { LoadedRelease } from '../loaded-release.ts'
import { changesBetween, inSentences } from './changes.ts'

/** What a change means, that of the theme included. */
export function changeInWords(before: LoadedRelease, after: LoadedRelease): string {
  const changes = changesBetween(before.merchant, after.merchant)
  if (before.theme.hash === after.theme.hash) return inSentences(changes)
  const looks = themeSentences(before.theme, after.theme)
  if (changes.length === 0) return looks
  // Both headlines stand first.
  const [lookLine = '', ...lookLines] = looks.split('\n')
  return [lookLine, inSentences(changes), ...lookLines].join('\n')
}
