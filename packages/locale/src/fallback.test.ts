import { describe, expect, test } from 'vitest'
import { completeTexts } from './complete-texts.ts'
import { fallbackChain } from './fallback.ts'

const spoken =
  (...codes: string[]) =>
  (code: string) =>
    codes.includes(code)

describe('who stands in for a language without texts', () => {
  test('the merchant’s next language with texts, round its list, and English at last', () => {
    const offered = ['TR', 'KK', 'UZ', 'RU', 'FR']
    expect(fallbackChain('KK', offered, spoken('EN', 'RU', 'TR'))).toEqual(['RU', 'TR', 'EN'])
    expect(fallbackChain('FR', offered, spoken('EN', 'RU', 'TR'))).toEqual(['TR', 'RU', 'EN'])
    expect(fallbackChain('KK', offered, spoken('EN'))).toEqual(['EN'])
  })

  test('nobody, for a language that has its own: it comes first, each language once', () => {
    expect(fallbackChain('EN', ['TY', 'EN'], spoken('EN', 'TY'))).toEqual(['EN', 'TY'])
  })

  test('the merchant’s first, for a language it does not offer', () => {
    expect(fallbackChain('JA', ['TY', 'EN'], spoken('EN', 'TY'))).toEqual(['TY', 'EN'])
  })
})

describe('texts that are not all there', () => {
  const english = {
    login: 'Log in',
    menu: { open: 'Open', close: 'Close' },
    games_one: '{{count}} game',
    games_other: '{{count}} games',
  }

  test('are filled up key by key from the next languages, and marked where asked for', () => {
    const french = { login: 'Se connecter', menu: { open: 'Ouvrir' } }
    const chain = [
      { code: 'FR', texts: french },
      { code: 'EN', texts: english },
    ]
    expect(completeTexts('fr', chain)).toMatchObject({
      login: 'Se connecter',
      menu: { open: 'Ouvrir', close: 'Close' },
    })
    expect(completeTexts('fr', chain, (text, code) => `[${code}] ${text}`)).toMatchObject({
      login: 'Se connecter',
      menu: { open: 'Ouvrir', close: '[EN] Close' },
    })
  })

  test('count in the forms the page’s language asks for', () => {
    const { login, menu, ...forms } = completeTexts('ru', [
      { code: 'RU', texts: {} },
      { code: 'EN', texts: english },
    ])
    expect(forms).toEqual({
      games_one: '{{count}} game',
      games_few: '{{count}} games',
      games_many: '{{count}} games',
      games_other: '{{count}} games',
    })
  })

  test('have no plural form that the language does not know', () => {
    const chain = [
      { code: 'JA', texts: {} },
      { code: 'EN', texts: english },
    ]
    expect(Object.keys(completeTexts('ja', chain))).toEqual(['login', 'menu', 'games_other'])
  })
})
