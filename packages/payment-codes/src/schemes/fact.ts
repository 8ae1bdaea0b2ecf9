import type { PayeeCheck } from '@livery/payees/check'

/** One thing that a code says: where it stands and of which form it is. */
export interface Fact {
  /** Ids joined by dots: `38.01.00`. */
  readonly at: string
  /** The whole value as it stands in the code. */
  readonly form: RegExp
  /** The most characters. */
  readonly max: number
  readonly isOptional?: true
  /** The field's own rule, such as a check digit. Holds for codes that are written; banks see to those they give out. */
  readonly check?: (value: string) => PayeeCheck
  /** How the value is written where the code has it in another way than the platform. */
  readonly written?: { readonly write: (value: string) => string; readonly read: (written: string) => string }
}

export type Facts = Readonly<Record<string, Fact>>

/** Values for facts: each one that is not optional is needed. */
export type ValuesOf<F extends Facts> = {
  readonly [N in keyof F as F[N] extends { readonly isOptional: true } ? never : N]: string
} & { readonly [N in keyof F as F[N] extends { readonly isOptional: true } ? N : never]?: string | undefined }

/** Any text of one line. */
export function text(at: string, max: number) {
  return { at, form: /^\P{Cc}+$/u, max } as const
}

/** Figures alone. */
export function figures(at: string, min: number, max = min) {
  return { at, form: new RegExp(`^\\d{${min},${max}}$`), max } as const
}

export function optional<F extends Fact>(fact: F) {
  return { ...fact, isOptional: true } as const
}
