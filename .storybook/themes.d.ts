declare module 'virtual:themes' {
  /** Every theme of the project with its compiled variables and, by script, its fonts. */
  export const themes: readonly {
    readonly id: string
    readonly css: string
    readonly fonts: Readonly<Record<string, string>>
  }[]
}
