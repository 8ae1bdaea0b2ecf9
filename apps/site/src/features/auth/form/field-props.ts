/** What every field of the form says around its control. */
export interface FieldProps {
  readonly id: string
  readonly label: string
  readonly placeholder: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly errorPrefix: string
  readonly required: boolean
}
