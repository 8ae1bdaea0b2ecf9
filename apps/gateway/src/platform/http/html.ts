import { escapeHtml } from '@livery/contract/escape-html'

/** Markup that is safe to send: made by `html`, which escapes inserted text. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Inserted = Html | string | number | null | undefined | false | readonly Inserted[]

/**
 * Markup with insertions: text is escaped, markup made by this function stays as it is, lists are joined, and nothing
 * is written for null, undefined and false. Attribute values stand in double quotes.
 */
export function html(parts: TemplateStringsArray, ...inserted: readonly Inserted[]): Html {
  return new Html(parts.reduce((text, part, index) => text + written(inserted[index - 1]) + part))
}

function written(value: Inserted): string {
  if (value instanceof Html) return value.text
  if (Array.isArray(value)) return value.map(written).join('')
  if (value === null || value === undefined || value === false) return ''
  return escapeHtml(String(value))
}
