import Type from 'typebox'

/** How withdrawals end. */
export const withdrawal = {
  withdrawal: Type.Object(
    {
      receivedAfterMinutes: Type.Integer({
        minimum: 5,
        maximum: 10_080,
        description: 'a paid withdrawal nobody disputes counts as received after so many minutes, 5 to 10080',
      }),
    },
    { additionalProperties: false, description: 'how withdrawals end' },
  ),
}
