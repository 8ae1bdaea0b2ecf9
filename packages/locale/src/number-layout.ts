import type { FormatLocale } from './locale-row.ts'
import { withLatinFigures } from './probe.ts'

/** How a language lays figures out; the same in every engine, so that server and browser write the same amount. */
export interface NumberLayout {
  readonly integer: Intl.NumberFormat
  readonly decimal: string
  readonly symbolFirst: boolean
}

const layouts = new Map<string, NumberLayout>()

/**
 * The layout of a language. One that some engines lack is laid out as its fallback everywhere: a page rendered on the
 * server, which has all languages, must not change its amounts when the browser takes over.
 */
export function numberLayout({ formatTag, formatFallback }: FormatLocale): NumberLayout {
  const tag = withLatinFigures(formatFallback ?? formatTag)
  const layout = layouts.get(tag) ?? read(tag)
  layouts.set(tag, layout)
  return layout
}

function read(tag: string): NumberLayout {
  // Any currency tells where the language puts the symbol; the symbol itself comes from configuration.
  const sample = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).formatToParts(1.5)
  const indexOf = (type: string) => sample.findIndex((part) => part.type === type)
  return {
    integer: new Intl.NumberFormat(tag, { maximumFractionDigits: 0 }),
    decimal: sample.find((part) => part.type === 'decimal')?.value ?? '.',
    symbolFirst: indexOf('currency') < indexOf('integer'),
  }
}
