import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { LanguageCode, UnusedWord } from '../schemas.ts'

export const HelpSection = Type.Object({
  id: Type.String({ description: 'Its anchor on the page of the help centre' }),
  title: Type.String(),
  content: Type.String({ description: 'HTML, sanitised here and again when shown' }),
})
export type HelpSection = Static<typeof HelpSection>

export const getHelpV2 = defineCall({
  name: 'getHelpV2',
  module: 'support',
  summary: 'The help centre in the reader’s language',
  method: 'GET',
  path: '/api/messages/help',
  auth: 'none',
  encrypted: false,
  request: Type.Object({ lang: LanguageCode, device: Type.Optional(UnusedWord) }, { additionalProperties: false }),
  response: Type.Object({ list: Type.Array(HelpSection) }),
  errors: [],
})
