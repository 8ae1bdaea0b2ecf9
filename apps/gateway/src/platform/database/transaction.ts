import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'
import { explained, type Scope, scopeStatements } from './scope.ts'
import { type Sql, sqlOf, type Topic } from './sql.ts'

/** Statements that are committed together, or not at all. It can be used only until its work is done. */
export interface Transaction extends Sql {
  /** Does something irreversible, such as setting a cookie, after the commit. */
  afterCommit(act: () => void): void
}

export interface TransactionOptions {
  /** Reads only, and sees the state of one moment. */
  readonly snapshot?: boolean
  /** The rights of its statements; by default the tables' owner's. */
  readonly scope?: Scope | undefined
}

const underWay = new AsyncLocalStorage<{ isOpen: boolean }>()

/** Throws where the caller runs within a transaction. */
export function assertNoTransaction(): void {
  if (underWay.getStore()?.isOpen) throw new Error('within a transaction only the transaction may be used')
}

/**
 * Commits the work of a connection, or rolls it back when the work throws. The connection can be used afterwards,
 * unless the promise is rejected with a `BrokenConnection`.
 *
 * @param notify is called for each topic after the commit
 */
export async function runTransaction<Result>(
  client: pg.ClientBase,
  work: (transaction: Transaction) => Promise<Result>,
  { snapshot = false, scope }: TransactionOptions = {},
  notify: (topic: Topic) => void = () => undefined,
): Promise<Result> {
  const topics = new Set<Topic>()
  const acts: (() => void)[] = []
  const lifetime = { isOpen: true }
  const sql = sqlOf(
    async (statement, values) => {
      if (!lifetime.isOpen) throw new Error('the transaction has ended')
      return client.query(statement, values)
    },
    (topic) => topics.add(topic),
  )
  let result: Result
  const begin = snapshot ? 'begin isolation level repeatable read read only' : 'begin'
  await client.query(scope ? begin + scopeStatements(scope) : begin)
  try {
    result = await underWay.run(lifetime, () => work({ ...sql, afterCommit: (act) => acts.push(act) }))
    lifetime.isOpen = false
    const { command } = await client.query('commit')
    // PostgreSQL answers this when a statement had failed and its error was swallowed.
    if (command === 'ROLLBACK') throw new Error('a statement failed before the commit: nothing was written')
  } catch (error) {
    lifetime.isOpen = false
    await client.query('rollback').catch((cause: unknown) => {
      throw new BrokenConnection(error, cause)
    })
    throw explained(error, scope)
  }
  for (const act of acts) act()
  for (const topic of topics) notify(topic)
  return result
}

/** The connection was lost within a transaction, so the server rolls back. */
export class BrokenConnection extends Error {
  /** The error that ended the work. */
  readonly reason: unknown

  constructor(reason: unknown, cause: unknown) {
    super('the connection was lost within a transaction', { cause })
    this.reason = reason
  }
}
