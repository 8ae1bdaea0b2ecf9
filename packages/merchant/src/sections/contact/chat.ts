import Type from 'typebox'
import { LanguageCode, LocalText } from '../../texts.ts'

const Id = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,60}$',
  description: 'an id: lower-case letters, digits and dashes',
})

/** The chat: its rooms, its forbidden words, and its live hosts. */
export const chat = Type.Object(
  {
    rooms: Type.Array(
      Type.Object(
        {
          id: Id,
          title: LocalText,
          level: Type.Optional(
            Type.Integer({
              minimum: 1,
              maximum: 100,
              description: 'the VIP level from which one may enter; all without one',
            }),
          ),
          public: Type.Optional(
            Type.Boolean({ description: 'true lets visitors who are not signed in read; only members write' }),
          ),
          slowSeconds: Type.Optional(
            Type.Integer({
              minimum: 3,
              maximum: 600,
              description: 'seconds between two messages of one member, until an operator sets others; 2 without it',
            }),
          ),
        },
        { additionalProperties: false, description: 'a room of the chat' },
      ),
      { description: 'the rooms in their order; without one there is no chat' },
    ),
    words: Type.Record(
      LanguageCode,
      Type.Array(
        Type.String({ minLength: 1, maxLength: 60, description: 'a word; with * at its end, a beginning of words' }),
        {
          maxItems: 2_000,
        },
      ),
      {
        additionalProperties: false,
        description: 'words that nobody may write, by language; all lists hold in every room, since everybody reads it',
      },
    ),
    keepDays: Type.Integer({ minimum: 1, maximum: 365, description: 'after how many days messages are deleted' }),
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
