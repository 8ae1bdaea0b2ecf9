import { describe, expect, test } from 'vitest'
import { changesBetween } from './cli/changes.ts'
import { type CompiledTheme, compileTheme } from './compile-theme.ts'
import {
  COMPOSITION_CHOICES,
  COMPOSITION_KEYS,
  STYLE_KEYS,
  settledComposition,
  USUAL_COMPOSITION,
  unusualComposition,
} from './composition.ts'
import { COMPOSITION_MEANINGS } from './composition-meanings.ts'

const compile = (choices: object) =>
  compileTheme({ id: 'x', file: 'themes/x/theme.json', text: JSON.stringify({ brand: '#7c3aed', ...choices }) })

function compiled(choices: object): CompiledTheme {
  const result = compile(choices)
  if (!result.ok) throw new Error(JSON.stringify(result.faults))
  return result.theme
}

/** What each choice needs besides itself. */
const BESIDE: Readonly<Record<string, object>> = {
  'top-bar': { categories: 'none' },
  'icon-rail': { categories: 'none' },
  'sports-columns': { categories: 'none', sports: 'fixtures' },
  fixtures: { categories: 'none', frame: 'sports-columns' },
  'fixture-cards': { categories: 'none', frame: 'sports-columns' },
  strip: { categories: 'none', frame: 'sports-columns', sports: 'fixtures' },
  'icon-grid': { frame: 'icon-rail' },
  'icons-first': { frame: 'icon-rail' },
  'lead-list': { frame: 'icon-rail', categories: 'icon-grid' },
  board: { frame: 'icon-rail', categories: 'icon-grid' },
  'board-between': { frame: 'icon-rail', categories: 'icon-grid' },
  square: { frame: 'icon-rail', categories: 'icon-grid' },
  'full-bleed': { frame: 'top-bar', categories: 'none' },
  'table-card': { frame: 'top-bar', categories: 'none' },
}
/** Words that depend on each other. */
const TOGETHER: readonly string[] = ['sports-columns', 'fixtures', 'fixture-cards']
/** The alternative where the usual word is not possible. */
const INSTEAD: Readonly<Record<string, string>> = { 'icon-grid': 'none', 'icons-first': 'icon-grid' }
const unusual = COMPOSITION_KEYS.flatMap((key) => COMPOSITION_CHOICES[key].slice(1).map((word) => [key, word] as const))

test('a theme that says nothing of its composition has the usual one, and its pages carry nothing of it', () => {
  const { composition } = compiled({})
  expect(composition).toEqual(USUAL_COMPOSITION)
  expect(unusualComposition(composition)).toEqual({})
})

describe.each(unusual)('%s: %s', (key, word) => {
  const beside = BESIDE[word] ?? {}
  const theme = compiled({ ...beside, [key]: word })

  test('is carried to the page and read there', () => {
    const carried = unusualComposition(theme.composition)
    if (STYLE_KEYS.includes(key)) {
      expect(carried).toEqual({})
      const usual = new Set(compiled({}).css.split(/[;{}]/))
      const added = theme.css.split(/[;{}]/).filter((declaration) => !usual.has(declaration))
      expect(added).toEqual([expect.stringMatching(/^--lv-(from|to):./)])
      return
    }
    expect(carried).toMatchObject({ [key]: word })
    expect(settledComposition(carried)).toEqual(theme.composition)
  })

  test('is another release', () => {
    const other = TOGETHER.includes(word) ? {} : { ...beside, [key]: INSTEAD[word] }
    expect(theme.hash).not.toBe(compiled(other).hash)
  })

  test('is told in words when it changes', () => {
    const [before, after] = [compiled({}), theme]
    const words: Readonly<Record<string, string>> = COMPOSITION_MEANINGS[key].words
    expect(changesBetween(before, after)).toContainEqual({
      part: 'Composition',
      sentence: `${COMPOSITION_MEANINGS[key].name}: “${words[before.composition[key]]}” becomes “${words[word]}”.`,
      leaves: [],
    })
  })
})

test('a child keeps the composition of its parent where it says nothing else', () => {
  const result = compileTheme({
    id: 'child',
    file: 'themes/child/theme.json',
    text: '{ "extends": "x", "brand": "#0b7285", "head": "scene" }',
    resolveParent: () => ({
      file: 'themes/x/theme.json',
      text: '{ "brand": "#7c3aed", "head": "rule", "ticker": "none" }',
    }),
  })
  expect(result.ok && result.theme.composition).toMatchObject({ head: 'scene', ticker: 'none' })
})

test.each([
  [{ hero: 'full-bleed' }, 'a full-bleed hero spans the whole window'],
  [{ tile: 'table-card' }, 'table cards stand four in a row'],
  [{ frame: 'top-bar', categories: 'none', tile: 'table-card', games: 'mosaic' }, 'a mosaic is made of posters'],
  [{ frame: 'icon-rail', categories: 'none', tile: 'square', games: 'flanked' }, 'a mosaic is made of posters'],
  [{ frame: 'top-bar' }, 'the second line of the top bar lists the categories'],
  [{ frame: 'icon-rail' }, 'the rail lists the categories already'],
  [{ frame: 'icon-rail', categories: 'icon-grid', hero: 'full-bleed' }, 'a full-bleed hero spans the whole window'],
  [{ hero: 'lead-list' }, 'a banner with a list is sized for the icon rail and for sports columns'],
  [{ tile: 'square' }, 'square tiles are sized for the page beside the icon rail'],
  [{ categories: 'icon-grid' }, 'only the icon rail lists the categories'],
  [{ categories: 'icons-first' }, 'only the icon rail lists the categories'],
  [{ prizes: 'board' }, 'the board of draws and jackpots is sized'],
  [{ prizes: 'board-between' }, 'the board of draws and jackpots is sized'],
  [{ hero: 'strip' }, 'a strip stands above the matches'],
  [{ sports: 'fixtures' }, 'what one bets on stands in the slip'],
  [{ frame: 'sports-columns', categories: 'none' }, 'nothing would fill these'],
  [{ frame: 'sports-columns', sports: 'fixtures' }, 'the column beside the page lists the categories'],
])('%o cannot stand, and the reason is told', (choices, reason) => {
  const result = compile(choices)
  expect(result.ok ? [] : result.faults.map(({ message }) => message)).toEqual([expect.stringContaining(reason)])
})

test.each(STYLE_KEYS)('every word of %s is another motion, and nothing moves where motion is still', (key) => {
  const styles = COMPOSITION_CHOICES[key].map((word) => compiled({ [key]: word }).css)
  expect(new Set(styles)).toHaveLength(styles.length)
  const still = COMPOSITION_CHOICES[key].map((word) => compiled({ motion: 'still', [key]: word }).css)
  expect(new Set(still)).toHaveLength(1)
})

test('the header is as high as its frame makes it', () => {
  const height = (choices: object) => compiled(choices).values.light['size.header']
  expect(height({ frame: 'top-bar', categories: 'none' })).not.toEqual(height({}))
})
