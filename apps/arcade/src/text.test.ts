import { describe, expect, it } from 'vitest'
import { TEXTS } from './play/texts.ts'
import { GAME_ERRORS } from './protocol.ts'

const english = TEXTS.get('en') ?? {}

describe('the game’s texts', () => {
  it('are there in every language, with the same values in the sentences', () => {
    expect([...TEXTS.keys()].sort()).toEqual(['ar', 'en', 'fil'])
    const values = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort()
    for (const [tag, texts] of TEXTS) {
      expect(Object.keys(texts).sort(), tag).toEqual(Object.keys(english).sort())
      for (const [key, text] of Object.entries(texts))
        expect(values(text), `${tag} ${key}`).toEqual(values(english[key] ?? ''))
    }
  })

  it('tell of every error', () => {
    for (const code of Object.keys(GAME_ERRORS)) {
      expect(english).toHaveProperty([`error.${code}.title`])
      expect(english).toHaveProperty([`error.${code}.body`])
    }
  })
})
