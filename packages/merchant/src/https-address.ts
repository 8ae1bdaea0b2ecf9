import Type from 'typebox'

export const HttpsAddress = Type.String({
  pattern: '^https://[^\\s]+$',
  maxLength: 400,
  description: 'an https address',
})
