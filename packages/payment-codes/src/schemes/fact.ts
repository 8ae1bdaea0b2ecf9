import type { PayeeCheck } from '@livery/payees/check'

/** One fact in a code: its place and its form. */
export interface Fact {
  /** Ids joined by dots: `38.01.00`. */
  readonly at: string
  /** The form of the whole value in the code. */
  readonly form: RegExp
  /** The most characters. */
  readonly max: number
  readonly isOptional?: true
  /** The field's own rule, such as a check digit. It applies to codes that we write; banks check those they issue. */
  readonly check?: (value: string) => PayeeCheck
  /** Converts the value where the code has another form than the platform. */
  readonly written?: { readonly write: (value: string) => string; readonly read: (written: string) => string }
}

export type Facts = Readonly<Record<string, Fact>>

/** Values for facts; every fact that is not optional is required. */
export type ValuesOf<F extends Facts> = {
  readonly [N in keyof F as F[N] extends { readonly isOptional: true } ? never : N]: string
} & { readonly [N in keyof F as F[N] extends { readonly isOptional: true } ? N : never]?: string | undefined }

/** Any text of one line. */
export function text(at: string, max: number) {
  return { at, form: /^\P{Cc}+$/u, max } as const
}

/** Digits only. */
export function figures(at: string, min: number, max = min) {
  return { at, form: new RegExp(`^\\d{${min},${max}}$`), max } as const
}

export function optional<F extends Fact>(fact: F) {
  return { ...fact, isOptional: true } as const
}
