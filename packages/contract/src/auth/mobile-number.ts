import Type from 'typebox'

/** A mobile number as forms send it: national digits, and the country's dialling code without its plus. */
export const mobileNumber = {
  mobileNum: Type.String({ minLength: 4, maxLength: 20 }),
  countryDialingCode: Type.String({ pattern: '^[0-9]{1,4}$', description: 'Without the plus' }),
}

/** A code as it is typed (docs/product.md 8.3). */
export const VerificationCode = Type.String({ minLength: 1, maxLength: 255 })
