/** The props that every field of the form gives its control. */
export interface FieldProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly errorPrefix: string
  readonly required: boolean
}
