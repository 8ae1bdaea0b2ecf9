import type { FormatLocale, NumberLayout } from './locale-row.ts'
import { withLatinFigures } from './probe.ts'

const layouts = new Map<string, NumberLayout>()

/**
 * A language's layout of numbers: from the locale in the page, otherwise from this engine. The server's engine has all
 * languages of CLDR, and its layout goes to the browser.
 */
export function numberLayout({ formatTag, numbers }: FormatLocale): NumberLayout {
  if (numbers) return numbers
  const tag = withLatinFigures(formatTag)
  const layout = layouts.get(tag) ?? read(tag)
  layouts.set(tag, layout)
  return layout
}

/** Figures (`1234567`) in the groups of the language: `1,234,567`, `12,34,567`. */
export function grouped(figures: string, { group, sizes: [last, others], groupedFrom }: NumberLayout): string[] {
  if (figures.length < groupedFrom) return [figures]
  const parts = [figures.slice(-last)]
  for (let end = figures.length - last; end > 0; end -= others)
    parts.unshift(figures.slice(Math.max(0, end - others), end), group)
  return parts
}

function read(tag: string): NumberLayout {
  // Any currency reveals where the language puts the symbol; the symbol itself comes from configuration.
  const sample = new Intl.NumberFormat(tag, { style: 'currency', currency: 'USD' }).formatToParts(1.5)
  const indexOf = (type: string) => sample.findIndex((part) => part.type === type)
  const integer = new Intl.NumberFormat(tag, { maximumFractionDigits: 0 })
  const long = integer.formatToParts(1_234_567_890)
  const lengths = long.filter(({ type }) => type === 'integer').map(({ value }) => value.length)
  const last = lengths.at(-1) ?? 3
  const isGrouped = (value: number) => integer.formatToParts(value).some(({ type }) => type === 'group')
  return {
    decimal: sample.find((part) => part.type === 'decimal')?.value ?? '.',
    group: long.find(({ type }) => type === 'group')?.value ?? '',
    sizes: [last, lengths.at(-2) ?? last],
    groupedFrom: last + (isGrouped(10 ** last) ? 1 : 2),
    symbolFirst: indexOf('currency') < indexOf('integer'),
  }
}
