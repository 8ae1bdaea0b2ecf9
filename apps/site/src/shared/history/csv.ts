/** A cell: words of anybody, or a figure of our own. */
export type Cell = string | { readonly figure: string }

const BYTE_ORDER_MARK = '\ufeff'
/** What a table program may take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/

/**
 * Rows as lines of a file that table programs open. Words that would begin a formula get an apostrophe ahead; figures
 * are ours, and a minus stays a minus.
 * @param separator `;` where the language writes decimals with a comma, as table programs expect there
 */
export function csvLines(rows: readonly (readonly Cell[])[], separator: ',' | ';'): string {
  return rows.map((row) => `${row.map(written).join(separator)}\r\n`).join('')
}

function written(cell: Cell): string {
  if (typeof cell !== 'string') return quoted(cell.figure)
  return quoted(FORMULA.test(cell) ? `'${cell}` : cell)
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`

/** The parts of a file: the mark by which table programs know UTF-8, and lines. */
export function csvFile(parts: readonly string[]): Blob {
  return new Blob([BYTE_ORDER_MARK, ...parts], { type: 'text/csv;charset=utf-8' })
}

/** An amount of the wire as a table program reads it: without groups and symbol, with the language's decimal sign. */
export function csvAmount(amount: string, decimal: string): Cell {
  return { figure: amount.replace('.', decimal) }
}
