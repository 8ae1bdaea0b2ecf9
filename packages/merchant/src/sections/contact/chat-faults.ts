import type { Fault } from '@livery/document/fault'
import { comparedWord } from '@livery/rules/word-list'
import { type Draft, entriesOf, type Rule, type Stated } from '../../draft.ts'
import { duplicateFaults } from '../../duplicate-faults.ts'
import type { vip } from '../vip/schema.ts'
import type { contact } from './schema.ts'

type File = Stated<typeof contact> & Stated<typeof vip> & { readonly languages: readonly string[] }

/** Every room must be open to somebody, every host needs a room, and every word of the list must be able to occur. */
export const chatFaults: Rule<File> = (draft) => {
  const { file, merchant } = draft
  const ids = entriesOf(file.chat?.rooms).map(([index, { id }]) => [index, id] as const)
  return [
    ...duplicateFaults(merchant, ['chat', 'rooms'], 'id', ids),
    ...roomFaults(draft),
    ...hostFaults(draft),
    ...wordFaults(draft),
  ]
}

function roomFaults({ file, merchant }: Draft<File>): Fault[] {
  const levels = file.vip?.levels?.length ?? 0
  return entriesOf(file.chat?.rooms).flatMap(([index, room]) => {
    if (room.level === undefined) return []
    const path = ['chat', 'rooms', index, 'level']
    if (room.level > levels)
      return [
        merchant.faultAt(path, {
          code: 'chat.level',
          message:
            levels === 0
              ? 'nobody can enter: there are no VIP levels'
              : `nobody can enter: the highest VIP level is ${levels}`,
          found: String(room.level),
          repair: levels === 0 ? 'Take it out, or state vip.levels' : `State ${levels} or less`,
        }),
      ]
    if (room.public !== true) return []
    return [
      merchant.faultAt(['chat', 'rooms', index, 'public'], {
        code: 'chat.public',
        message: `everybody may read what only members from level ${room.level} may enter`,
        repair: 'Take out public, or level',
      }),
    ]
  })
}

function hostFaults({ file, merchant }: Draft<File>): Fault[] {
  const rooms = entriesOf(file.chat?.rooms).flatMap(([, { id }]) => (id === undefined ? [] : [id]))
  return entriesOf(file.chat?.models).flatMap(([index, { room }]) =>
    room === undefined || rooms.includes(room)
      ? []
      : [
          merchant.faultAt(['chat', 'models', index, 'room'], {
            code: 'chat.room',
            message: 'the chat has no such room, so nobody meets this host',
            found: JSON.stringify(room),
            repair: rooms.length === 0 ? 'State chat.rooms' : `Use one of ${[...new Set(rooms)].join(', ')}`,
          }),
        ],
  )
}

function wordFaults({ file, merchant }: Draft<File>): Fault[] {
  return Object.entries(file.chat?.words ?? {}).flatMap(([language, words]) => {
    if (merchant.statedIn(['chat', 'words', language]) === merchant.file && !file.languages?.includes(language))
      return [
        merchant.faultAt(['chat', 'words', language], {
          code: 'chat.language',
          severity: 'warning',
          message: `the merchant does not speak ${language}`,
          repair: `Add ${language} to languages, or take its words out`,
        }),
      ]
    const seen = new Map<string, number>()
    return entriesOf(words).flatMap(([index, word]) => {
      if (word === undefined) return []
      const compared = comparedWord(word)
      const path = ['chat', 'words', language, index]
      if (compared === '')
        return [
          merchant.faultAt(path, {
            code: 'chat.word',
            message: 'it has no letters, so it is never found',
            found: JSON.stringify(word),
            repair: 'Take it out',
          }),
        ]
      const form = word.trim().endsWith('*') ? `${compared}*` : compared
      if (!seen.has(form)) {
        seen.set(form, index)
        return []
      }
      return [
        merchant.faultAt(path, {
          code: 'chat.word',
          severity: 'warning',
          message: 'it is looked for already: capitals, accents and signs make no difference',
          found: JSON.stringify(word),
          repair: 'Take one of the two out',
        }),
      ]
    })
  })
}
