import Type from 'typebox'

/** The id of an entry of a list, which is also an anchor or an address. */
export const Slug = Type.String({
  pattern: '^[a-z0-9][a-z0-9-]{0,60}$',
  description: 'an id: lower-case letters, digits and dashes',
})
