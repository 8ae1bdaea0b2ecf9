declare module 'virtual:themes' {
  /** Every theme of the project with its compiled variables and, by script, its fonts. */
  export const themes: readonly {
    readonly id: string
    readonly css: string
    /** The values a script sets differently; scripts like Latin are left out. */
    readonly scriptCss: Readonly<Record<string, string>>
    /** Only for scripts with fonts of their own; others have those of `Latn`. */
    readonly fonts: Readonly<Record<string, string>>
  }[]
}
