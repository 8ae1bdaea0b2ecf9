import { chatTextFault, cleanChatText } from '@livery/rules/chat-text'
import { entriesOf, type Rule, type Stated } from '../../draft.ts'
import type { contact } from '../contact/schema.ts'
import type { demo } from './schema.ts'

type File = Stated<typeof demo> & Stated<typeof contact>

/** The first messages of a demonstration's rooms must be allowed there. */
export const demoChatFaults: Rule<File> = ({ file, merchant }) => {
  const rooms = entriesOf(file.chat?.rooms).flatMap(([, { id }]) => (id === undefined ? [] : [id]))
  return entriesOf(file.demo?.chat).flatMap(([index, { room, text }]) => {
    if (room !== undefined && !rooms.includes(room))
      return [
        merchant.faultAt(['demo', 'chat', index, 'room'], {
          code: 'chat.room',
          message: 'the chat has no such room',
          found: JSON.stringify(room),
          repair: rooms.length === 0 ? 'State chat.rooms' : `Use one of ${[...new Set(rooms)].join(', ')}`,
        }),
      ]
    if (text === undefined || (cleanChatText(text) === text && chatTextFault(text) === null)) return []
    return [
      merchant.faultAt(['demo', 'chat', index, 'text'], {
        code: 'chat.text',
        message: 'nobody could write this: links, addresses, long numbers and invisible signs are refused',
        found: JSON.stringify(text),
        repair: 'Write it as a member would',
      }),
    ]
  })
}
