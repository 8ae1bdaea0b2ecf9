import { describe, expect, it } from 'vitest'
import { launchOf } from '../testing/arcade-table.ts'
import { CATALOGUE } from './catalogue.ts'
import { draw } from './pictures.ts'
import { themeOf } from './theme.ts'

const game = launchOf().game

describe('a game’s looks', () => {
  it('are the same every time, byte for byte', () => {
    for (const name of ['B', 'S', 'scene-dark', 'frame-dark-3', 'title']) {
      expect(draw(name, themeOf(game), game.name)).toBe(draw(name, themeOf(game), game.name))
    }
  })

  it('follow the catalogue, whatever the language of the name', () => {
    expect(CATALOGUE.size).toBeGreaterThan(0)
    for (const [key, look] of [...CATALOGUE].filter((_, at) => at % 40 === 0)) {
      const [vendor = '', code = ''] = key.split('/')
      const themes = ['English Name', 'اسم عربي'].map((name) => themeOf({ ...game, vendor, code, name }))
      expect(themes[0]).toEqual(themes[1])
      expect(themes[0]?.pictures[0], key).toBe(look.motif)
    }
  })

  it('follow the name of a game the catalogue does not know', () => {
    expect(themeOf({ ...game, name: 'The Last Dragon' }).pictures[0]).toBe('dragon')
  })

  it('have five different pictures', () => {
    for (const key of [...CATALOGUE.keys()].filter((_, at) => at % 25 === 0)) {
      const [vendor = '', code = ''] = key.split('/')
      expect(new Set(themeOf({ ...game, vendor, code }).pictures).size).toBe(5)
    }
  })
})
