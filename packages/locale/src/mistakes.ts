import { containsForm, type WordedText } from './glossary.ts'

/** A wrong form that a reader found and that is no term of the trade; it must not come back. */
export interface Mistake {
  /** As in a glossary: a separate word, with `*` for further letters. */
  readonly form: string
  /** The meaning that it wrongly has. */
  readonly why: string
  /** The text in which it is wrong, where other texts may use it. */
  readonly at?: string
}

/** By the platform's code of a language. */
export type Mistakes = Readonly<Record<string, readonly Mistake[]>>

/** Every place where a text has a form that was found wrong before. */
export function mistakesIn(
  mistakes: readonly Mistake[],
  texts: readonly Pick<WordedText, 'key' | 'text'>[],
  script: string,
): readonly string[] {
  return mistakes.flatMap(({ form, why, at }) =>
    texts
      .filter(
        ({ key, text }) => (at === undefined || key === at) && containsForm(text, withoutInsertions(form), script),
      )
      .map(({ key }) => `${key}: “${form}” (${why})`),
  )
}

/** A text in the form that `containsForm` reads. */
const withoutInsertions = (form: string) => form.replace(/\{\{[^}]*\}\}/g, ' ')
