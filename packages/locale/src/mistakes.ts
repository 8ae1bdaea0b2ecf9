import { containsForm, type WordedText } from './glossary.ts'

/** A form that a reader found wrong and that is no term of the trade; it must not come back. */
export interface Mistake {
  /** As in a glossary: a word of its own, `*` for further letters. */
  readonly form: string
  /** What it says instead of what is meant. */
  readonly why: string
  /** The text in which it is wrong, where it is right in others. */
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

/** As `containsForm` sees a text. */
const withoutInsertions = (form: string) => form.replace(/\{\{[^}]*\}\}/g, ' ')
