import { type Html, html } from '../../../../platform/http/html.ts'

type Cell = Html | string | number | null | false

export interface Column<Row> {
  readonly head: string
  /** Absent where the column is for files only. */
  readonly cell?: (row: Row) => Cell
  /** The cell in a file of the list; without it the file has no such column. */
  readonly csv?: (row: Row) => string
  readonly isSum?: true
  /** Prose, which needs width to be read. */
  readonly isWords?: true
}

/** A table of which each line can be opened. On a phone each line is a card, and each figure has its name. */
export function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { label, href }: { readonly label: string; readonly href?: (row: Row) => string },
): Html {
  const shown = columns.flatMap(({ cell, ...column }) => (cell ? [{ ...column, cell }] : []))
  const [first, ...others] = shown
  return html`<div class="scroll"><table aria-label="${label}"><thead><tr>${shown.map(
    ({ head, isSum }) => html`<th scope="col"${isSum && html` class="end"`}>${head}</th>`,
  )}</tr></thead><tbody>${rows.map(
    (row) =>
      html`<tr${href && html` data-row`}><th scope="row">${
        href ? html`<a href="${href(row)}" data-open>${first?.cell(row)}</a>` : first?.cell(row)
      }</th>${others.map(
        ({ head, cell, isSum, isWords }) =>
          html`<td data-head="${head}"${isSum ? html` class="end"` : isWords && html` class="words"`}>${cell(row)}</td>`,
      )}</tr>`,
  )}</tbody></table></div>`
}

/** A spreadsheet runs text that begins like a formula, so a quote is put before it. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const field = (text: string) => {
  const safe = FORMULA.test(text) && !/^-?[\d.]+$/.test(text) ? `'${text}` : text
  // Where a language writes decimals with a comma, a semicolon ends a cell.
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** A line of a CSV file. */
const csvLine = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`

/** The CSV lines of some rows, without their head. */
export function csvRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  return rows.map((row) => csvLine(columns.flatMap(({ csv }) => (csv ? [csv(row)] : [])))).join('')
}

export function csvHead<Row>(columns: readonly Column<Row>[]): string {
  return csvLine(columns.flatMap(({ head, csv }) => (csv ? [head] : [])))
}
