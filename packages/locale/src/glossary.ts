/** A term of the trade, the same for all languages. */
export interface Term {
  /** What it means, for translators. */
  readonly definition: string
  /** The English forms of the term; `neverFor` applies to texts whose English contains one. */
  readonly english: readonly string[]
  /** Keys of texts that consist of this term only: in each language they must be one of its approved forms. */
  readonly labels?: readonly string[]
}

/** One language's forms of a term. Wrong forms map to the reason. */
export interface GlossaryEntry {
  readonly use: readonly string[]
  /** Wrong in any text of the language. A `*` at the end or the start stands for further letters: `возврат*`. */
  readonly never?: Readonly<Record<string, string>>
  /** Wrong where English says this term, and right elsewhere. */
  readonly neverFor?: Readonly<Record<string, string>>
}

export type Terms = Readonly<Record<string, Term>>
export type Glossary = Readonly<Record<string, GlossaryEntry>>

/** A text of one language beside its English. */
export interface WordedText {
  /** With its area: `core:action.ok`. */
  readonly key: string
  readonly english: string
  readonly text: string
}

/** Scripts that write words without spaces, or Korean, whose particles follow the word. */
const WITHOUT_SPACES = ['Hans', 'Hant', 'Jpan', 'Kore', 'Thai', 'Khmr', 'Laoo', 'Mymr']
const LETTER = '[\\p{L}\\p{M}\\p{N}]'

/**
 * Every place where a text uses a form of a term that its glossary forbids, or a label does not use the approved one.
 */
export function glossaryFaults(
  terms: Terms,
  glossary: Glossary,
  texts: readonly WordedText[],
  script: string,
): readonly string[] {
  return Object.entries(glossary).flatMap(([id, entry]) => {
    const term = terms[id]
    if (!term) return [`the term “${id}” is not in locales/terms.json`]
    return texts.flatMap((text) => [
      ...forbiddenIn(id, term, entry, text, script),
      ...labelFault(id, term, entry, text),
    ])
  })
}

function forbiddenIn(id: string, term: Term, entry: GlossaryEntry, text: WordedText, script: string): string[] {
  const saysTerm = () => term.english.some((form) => containsForm(text.english, form, 'Latn'))
  const forms = [
    ...Object.entries(entry.never ?? {}),
    ...(entry.neverFor && saysTerm() ? Object.entries(entry.neverFor) : []),
  ]
  return forms
    .filter(([form]) => containsForm(withoutApproved(text.text, entry, form), form, script))
    .map(([form, reason]) => `${text.key}: “${form}” for ${id} (${reason}); use “${entry.use.join('” or “')}”`)
}

function labelFault(id: string, term: Term, entry: GlossaryEntry, text: WordedText): string[] {
  if (!term.labels?.includes(text.key)) return []
  const translated = text.text.toLowerCase()
  if (entry.use.some((form) => form.toLowerCase() === translated)) return []
  return [`${text.key}: “${text.text}” is not an approved form of ${id}; use “${entry.use.join('” or “')}”`]
}

/** The text without approved forms that contain the forbidden one. */
function withoutApproved(text: string, entry: GlossaryEntry, form: string): string {
  const bare = form.replaceAll('*', '').toLowerCase()
  return entry.use
    .filter((approved) => approved.toLowerCase().includes(bare))
    .reduce((rest, approved) => rest.replaceAll(approved, ' '), text)
}

/** Whether a text contains the form as a separate word; in scripts without spaces, anywhere between whole syllables. */
export function containsForm(text: string, form: string, script: string): boolean {
  const bare = form.replace(/^\*|\*$/g, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const spaced = !WITHOUT_SPACES.includes(script)
  const before = spaced && !form.startsWith('*') ? `(?<!${LETTER})` : ''
  const after = form.endsWith('*') ? '' : spaced ? `(?!${LETTER})` : '(?!\\p{M})'
  return new RegExp(`${before}${bare}${after}`, 'iu').test(text.replace(/\{\{[^}]*\}\}/g, ' '))
}
