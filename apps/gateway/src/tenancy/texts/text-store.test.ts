import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { TextStore } from './text-store.ts'

let folder = ''

const LOCALES = {
  EN: { core: { login: 'Log in', home: 'Home' }, auth: { tab: 'Log in' }, games: { play: 'Play' } },
  RU: { core: { login: 'Войти', home: 'Главная' }, games: { play: 'Играть' } },
  AR: { core: { login: 'دخول' } },
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-texts-'))
  for (const [code, areas] of Object.entries(LOCALES)) {
    mkdirSync(join(folder, code))
    for (const [area, texts] of Object.entries(areas))
      writeFileSync(join(folder, code, `${area}.json`), JSON.stringify(texts))
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const OFFERED = ['EN', 'KK', 'RU', 'AR']

describe('in production', () => {
  test('a language without texts shows the merchant’s next language, without marks', () => {
    const texts = new TextStore(folder)
    expect(texts.shown('KK', OFFERED)).toBe('RU')
    expect(texts.find('KK', 'core', OFFERED)?.value).toEqual(LOCALES.RU.core)
    expect(texts.find('KK', 'games', OFFERED)?.json).toBe(texts.find('RU', 'games', OFFERED)?.json)
  })

  test('the fallback language depends on each merchant’s own order', () => {
    const texts = new TextStore(folder)
    expect(texts.find('KK', 'core', OFFERED)?.value).toEqual(LOCALES.RU.core)
    expect(texts.find('KK', 'core', ['EN', 'RU', 'KK'])?.value).toEqual(LOCALES.EN.core)
  })

  test('a partly translated language keeps its own texts, and takes each missing key from the next language', () => {
    const texts = new TextStore(folder)
    expect(texts.shown('AR', OFFERED)).toBe('AR')
    expect(texts.find('AR', 'core', OFFERED)?.value).toEqual({ login: 'دخول', home: 'Home' })
    expect(texts.find('AR', 'games', OFFERED)?.value).toEqual({ play: 'Play' })
  })

  test('every language of the platform has two versions, by content: of its first texts and of all others', () => {
    const texts = new TextStore(folder)
    const of = (code: string) => texts.versions(code, OFFERED)
    expect(of('KK')).toEqual({
      first: expect.stringMatching(/^[0-9a-f]{8}$/),
      others: expect.stringMatching(/^[0-9a-f]{8}$/),
    })
    expect(of('KK')).toEqual(of('RU'))
    expect(of('AR').first).not.toBe(of('EN').first)
    const later = mkdtempSync(join(tmpdir(), 'livery-texts-'))
    onTestFinished(() => rmSync(later, { recursive: true }))
    cpSync(folder, later, { recursive: true })
    writeFileSync(join(later, 'EN', 'auth.json'), JSON.stringify({ password: 'Secret' }))
    const changed = new TextStore(later).versions('EN', OFFERED)
    expect(changed.first).toBe(of('EN').first)
    expect(changed.others).not.toBe(of('EN').others)
    expect(texts.find('AR', 'first', OFFERED)?.value).toEqual({
      core: { login: 'دخول', home: 'Home' },
      games: { play: 'Play' },
      sports: {},
    })
  })

  test('an unknown language or area is not found', () => {
    const texts = new TextStore(folder)
    expect(texts.find('XX', 'core', OFFERED)).toBe(null)
    expect(texts.find('EN', 'nothing', OFFERED)).toBe(null)
  })
})

describe('a language that engines lack', () => {
  const offered = ['EN', 'UZ', 'AR', 'KK', 'RU']
  const data = { ...LOCALES, UZ: { core: { login: 'Kirish' } } }
  const texts = () => {
    const own = mkdtempSync(join(folder, 'own-'))
    for (const [code, areas] of Object.entries(data)) {
      mkdirSync(join(own, code))
      for (const [area, all] of Object.entries(areas))
        writeFileSync(join(own, code, `${area}.json`), JSON.stringify(all))
    }
    return new TextStore(own)
  }

  test('has its words for dates in its first texts, and the names of countries as an area', () => {
    const store = texts()
    expect(JSON.parse(store.find('UZ', 'first', offered)?.json ?? '').words.dates.months[11]).toBe('noy')
    expect(store.find('UZ', 'words', offered)?.value).toEqual(store.find('UZ', 'first', offered)?.value.words)
    expect(store.find('UZ', 'countries', offered)?.value.DE).toBe('Germaniya')
  })

  test('no other language carries them, nor one that is shown in another one’s texts', () => {
    const store = texts()
    for (const code of ['EN', 'AR', 'KK']) {
      expect(store.find(code, 'words', ['KK', 'RU', 'EN', 'AR']), code).toBe(null)
      expect(store.find(code, 'countries', ['KK', 'RU', 'EN', 'AR']), code).toBe(null)
      expect(store.find(code, 'first', ['KK', 'RU', 'EN', 'AR'])?.value).not.toHaveProperty('words')
    }
  })
})

test('in development, a text from another language is marked with it, and the reader’s own is not', () => {
  const texts = new TextStore(folder, { marked: true })
  expect(texts.find('KK', 'core', OFFERED)?.value).toEqual({ login: '[RU] Войти', home: '[RU] Главная' })
  expect(texts.find('AR', 'core', OFFERED)?.value).toEqual({ login: 'دخول', home: '[EN] Home' })
  expect(texts.find('RU', 'core', OFFERED)?.value).toEqual(LOCALES.RU.core)
})
