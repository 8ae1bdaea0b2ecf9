import { inSentences as themeSentences } from '@livery/theme/cli/diff'
import type { LoadedRelease } from '../loaded-release.ts'
import { changesBetween, inSentences } from './changes.ts'

/** The meaning of a change, including the theme's. */
export function changeInWords(before: LoadedRelease, after: LoadedRelease): string {
  const changes = changesBetween(before.merchant, after.merchant)
  if (before.theme.hash === after.theme.hash) return inSentences(changes)
  const looks = themeSentences(before.theme, after.theme)
  if (changes.length === 0) return looks
  // Both headlines come first.
  const [lookLine = '', ...lookLines] = looks.split('\n')
  return [lookLine, inSentences(changes), ...lookLines].join('\n')
}
