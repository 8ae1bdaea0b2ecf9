import { describe, expect, test } from 'vitest'
import { AREAS } from '../scripts/texts/catalogue.ts'
import { leftOver, readConfirmed, staleTexts } from '../scripts/texts/confirmed.ts'
import { noteFaults } from '../scripts/texts/notes.ts'

describe('what translators need', () => {
  test.each(AREAS)('each text of %s has a note: what it says, where it stands, what comes in', (area) => {
    expect(noteFaults(area)).toEqual([])
  })

  test('no translation is of an English text that has changed since', () => {
    const faults = Map.groupBy(staleTexts(readConfirmed()), ({ area, key }) => `${area}:${key}`)
    const lines = [...faults].map(
      ([key, stale]) =>
        `${key}: its English is new or changed. Look at ${stale.map(({ code }) => code).join(' ')} (npm run texts -- list all ${key}), then: npm run texts -- confirm all ${key}`,
    )
    expect(lines).toEqual([])
  })

  test('no mark is kept of a text that is gone', () => {
    expect(
      leftOver(readConfirmed()).map((key) => `${key}: gone. npm run texts -- confirm all all takes its mark out`),
    ).toEqual([])
  })
})
