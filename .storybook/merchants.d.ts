declare module 'virtual:merchants' {
  /** Every merchant of the project: what the toolbar and whole pages need of one. */
  export const merchants: readonly {
    readonly id: string
    readonly name: string
    /** Id of its theme. */
    readonly theme: string
    /** Platform codes, the default first. */
    readonly languages: readonly string[]
    /** Whether the answers that its pages need are recorded. */
    readonly isRecorded: boolean
  }[]
}
