export type ComboboxOption = {
  readonly value: string
  readonly label: string
  /** Other words people may search for: a code, an old name. Not shown. */
  readonly keywords?: string
  /** Stands at the end of the line. */
  readonly end?: string
  readonly disabled?: boolean
  /** Language of the label where it is not the page's. */
  readonly lang?: string
}
