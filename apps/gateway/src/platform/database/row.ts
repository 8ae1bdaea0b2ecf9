import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/** Reads one value of a row in the form the driver returns; throws for any other form. */
export type Column<Value> = (value: unknown) => Value
export type Columns = Readonly<Record<string, Column<unknown>>>

/** The type of a statement's row, by its columns. */
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: ReturnType<C[Name]> }

export const text = only((value): value is string => typeof value === 'string')
/** `smallint` and `integer`; a `bigint` column arrives as digits and needs `bigint`. */
export const integer = only((value): value is number => Number.isInteger(value))
export const real = only((value): value is number => typeof value === 'number')
export const boolean = only((value): value is boolean => typeof value === 'boolean')
export const instant = only((value): value is Date => value instanceof Date)
export const bytes = only((value): value is Buffer => Buffer.isBuffer(value))

/** `bigint` and `numeric` without a fraction. */
export const bigint: Column<bigint> = (value) => BigInt(text(value))

export function oneOf<const Value extends string>(values: readonly Value[]): Column<Value> {
  const known: ReadonlySet<unknown> = new Set(values)
  return only((value): value is Value => known.has(value))
}

export function nullable<Value>(column: Column<Value>): Column<Value | null> {
  return (value) => (value === null ? null : column(value))
}

/** Columns of the side of an outer join that may be missing. */
export function allNullable<C extends Columns>(columns: C) {
  const all = Object.entries(columns).map(([name, column]) => [name, nullable(column)])
  return Object.fromEntries(all) as { readonly [Name in keyof C]: Column<ReturnType<C[Name]> | null> }
}

/** Whether the columns of that side are present. */
export function hasNoNull<Row extends object>(
  row: Row,
): row is Row & { readonly [N in keyof Row]: NonNullable<Row[N]> } {
  return Object.values(row).every((value) => value !== null)
}

export function arrayOf<Value>(column: Column<Value>): Column<Value[]> {
  const isArray = only((value): value is unknown[] => Array.isArray(value))
  return (value) => isArray(value).map(column)
}

/** `json` and `jsonb` of a shape. */
export function json<Schema extends TSchema>(schema: Schema): Column<Static<Schema>> {
  // Compiled at the first row, because most processes never read most of them.
  let check: ((value: unknown) => boolean) | undefined
  return only((value): value is Static<Schema> => {
    if (!check) {
      const compiled = Compile(schema)
      check = (candidate) => compiled.Check(candidate)
    }
    return check(value)
  })
}

/**
 * A row with exactly the declared columns. Throws where the statement returns other columns: then the code and its SQL
 * do not match. The error names no values, since they may be secret.
 */
export function readRow<C extends Columns>(columns: C, row: Readonly<Record<string, unknown>>): RowOf<C> {
  const read: Record<string, unknown> = {}
  for (const [name, column] of Object.entries(columns)) {
    try {
      read[name] = column(row[name])
    } catch {
      throw new TypeError(`the column "${name}" of a row is not what was declared, but ${formOf(row[name])}`)
    }
  }
  const undeclared = Object.keys(row).filter((name) => !(name in columns))
  if (undeclared.length > 0) throw new TypeError(`a statement answers undeclared columns: ${undeclared.join(', ')}`)
  return read as RowOf<C>
}

function only<Value>(isValue: (value: unknown) => value is Value): Column<Value> {
  return (value) => {
    if (!isValue(value)) throw new TypeError('another form')
    return value
  }
}

function formOf(value: unknown): string {
  if (value === null || value === undefined) return String(value)
  return typeof value === 'object' ? value.constructor.name : typeof value
}
