import Type from 'typebox'
import { LocalText } from '../../texts.ts'

const Id = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,60}$',
  description: 'an id: lower-case letters, digits and dashes',
})

/** The chat: its rooms, and who is live in them. */
export const chat = Type.Object(
  {
    rooms: Type.Array(
      Type.Object({ id: Id, title: LocalText }, { additionalProperties: false, description: 'a room of the chat' }),
      { description: 'the rooms in their order; without one there is no chat' },
    ),
    models: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String({ minLength: 1, maxLength: 40, description: 'how the host is called' }),
          room: Type.String({ minLength: 1, maxLength: 60, description: 'the id of the room one meets them in' }),
        },
        { additionalProperties: false, description: 'a host who is live' },
      ),
      { description: 'the hosts who are live, in their order' },
    ),
  },
  { additionalProperties: false, description: 'the chat' },
)
