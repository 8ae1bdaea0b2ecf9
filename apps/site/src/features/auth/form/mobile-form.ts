import type { Control, UseFormGetValues, UseFormSetValue } from 'react-hook-form'

/** The values of a mobile number; forms that ask for one have more beside them. */
export interface MobileValues {
  mobileNum: string
  countryCode: string
  countryDialingCode: string
}

/** What the field of a mobile number needs of its form. */
export interface MobileForm {
  readonly control: Control<MobileValues>
  readonly setValue: UseFormSetValue<MobileValues>
  readonly getValues: UseFormGetValues<MobileValues>
}

interface Wider {
  readonly control: unknown
  readonly setValue: unknown
  readonly getValues: unknown
}

/**
 * A form that has these values among others. The library types a form by all of its values, so that none fits another.
 */
export function mobileForm(form: Wider): MobileForm {
  return form as MobileForm
}
