import Type, { type Static } from 'typebox'

/** The version of the form below; a release that changes the form raises it and still reads the earlier ones. */
export const COPY_FORMAT = 1

/** The description at the beginning of a copy, before its tables. */
export const CopyHeader = Type.Object({
  copy: Type.Literal('livery'),
  format: Type.Integer(),
  /** ISO 8601, UTC. */
  madeAt: Type.String(),
  server: Type.String({ description: 'The version of PostgreSQL it was read from' }),
  /** The size of that database on its disk. */
  bytes: Type.Integer(),
  /** The migrations of that database, by which its tables are made again. */
  migrations: Type.Array(Type.Object({ madeAt: Type.Integer(), hash: Type.String() })),
})
export type CopyHeader = Static<typeof CopyHeader>

const Name = Type.String({ pattern: '^[a-z_][a-z0-9_]*$' })
/** A row as PostgreSQL writes each of its values as text, which every version of it reads. */
const Row = Type.Array(Type.Union([Type.String(), Type.Null()]))

/** A piece of a copy. Pieces come in this order: for each table `table`, `rows` and `end`; then `sequences`; then `total`. */
export const CopyItem = Type.Union([
  Type.Object({ table: Name, columns: Type.Array(Type.Object({ name: Name, type: Type.String() })) }),
  Type.Object({ rows: Type.Array(Row) }),
  Type.Object({ end: Name, count: Type.Integer(), checksum: Type.String() }),
  Type.Object({ sequences: Type.Array(Type.Object({ name: Name, value: Type.String({ pattern: '^\\d+$' }) })) }),
  Type.Object({ tables: Type.Integer(), total: Type.Integer() }),
])
export type CopyItem = Static<typeof CopyItem>
export type CopiedRow = Static<typeof Row>

/** The contents of a database at one moment. The pieces can be read once. */
export interface Copy {
  readonly header: CopyHeader
  readonly items: AsyncIterable<CopyItem>
}

/** The size of a copy. */
export interface CopySize {
  readonly tables: number
  readonly rows: number
}
