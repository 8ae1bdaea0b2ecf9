import { beforeEach, describe, expect, test } from 'vitest'
import { integer } from './row.ts'
import { forEachDatabase } from './testing/databases.ts'
import type { Transaction } from './transaction.ts'

const NUMBERS = { n: integer }

forEachDatabase((kind, database) => {
  const stored = async () => (await database().rows(NUMBERS, 'select n from written order by n')).map(({ n }) => n)
  const write = (tx: Pick<Transaction, 'run'>, n: number) => tx.run('insert into written values ($1)', [n])

  beforeEach(async () => {
    await database().run('drop table if exists written')
    await database().run('create table written (n int primary key)')
  })

  describe('a transaction', () => {
    test('commits all it wrote, and answers what the work answers', async () => {
      const answer = await database().transaction(async (tx) => {
        await write(tx, 1)
        await write(tx, 2)
        return tx.rows(NUMBERS, 'select n from written order by n')
      })
      expect(answer).toEqual([{ n: 1 }, { n: 2 }])
      expect(await stored()).toEqual([1, 2])
    })

    test('takes all back when the work throws, and throws the same', async () => {
      const reason = new Error('no')
      const failing = database().transaction(async (tx) => {
        await write(tx, 1)
        throw reason
      })
      await expect(failing).rejects.toBe(reason)
      expect(await stored()).toEqual([])
    })

    test('takes all back when a statement fails', async () => {
      const failing = database().transaction(async (tx) => {
        await write(tx, 1)
        await write(tx, 1)
      })
      await expect(failing).rejects.toMatchObject({ code: '23505' })
      expect(await stored()).toEqual([])
    })

    test('does not pass for committed where the error of a statement was swallowed', async () => {
      const failing = database().transaction(async (tx) => {
        await write(tx, 1)
        await write(tx, 1).catch(() => undefined)
      })
      await expect(failing).rejects.toThrow('a statement failed before the commit')
      expect(await stored()).toEqual([])
    })

    test('tells readers and does what cannot be taken back after the commit only', async () => {
      const calls: string[] = []
      const onEvents = () => void calls.push('events')
      database().commits.on('events', onEvents)
      await database().transaction(async (tx) => {
        tx.notify('events')
        tx.notify('events')
        tx.afterCommit(() => calls.push('act'))
        await write(tx, 1)
        expect(calls).toEqual([])
      })
      expect(calls).toEqual(['act', 'events'])
      const failing = database().transaction(async (tx) => {
        tx.notify('events')
        tx.afterCommit(() => calls.push('act'))
        throw new Error('no')
      })
      await expect(failing).rejects.toThrow('no')
      expect(calls).toEqual(['act', 'events'])
      database().commits.off('events', onEvents)
    })

    test('what is done after the commit may use the database', async () => {
      let later: Promise<number> | undefined
      await database().transaction(async (tx) => {
        await write(tx, 1)
        tx.afterCommit(() => {
          later = write(database(), 2)
        })
      })
      await later
      expect(await stored()).toEqual([1, 2])
    })

    test('refuses use after its end', async () => {
      let escaped: Transaction | undefined
      await database().transaction(async (tx) => {
        escaped = tx
      })
      await expect(escaped?.run('select 1')).rejects.toThrow('the transaction has ended')
    })

    test('refuses statements beside it, which would wait for it for ever', async () => {
      const beside = database().transaction(() => database().run('select 1'))
      await expect(beside).rejects.toThrow('within a transaction only the transaction may be used')
      const nested = database().transaction(() => database().transaction(async () => 1))
      await expect(nested).rejects.toThrow('within a transaction only the transaction may be used')
    })

    test('gives its connection back, however it ends', async () => {
      const ends = Array.from({ length: 40 }, (_, n) =>
        database()
          .transaction(async (tx) => {
            await write(tx, n)
            if (n % 2 === 1) throw new Error('no')
          })
          .catch(() => undefined),
      )
      await Promise.all(ends)
      expect(await stored()).toEqual(Array.from({ length: 20 }, (_, n) => 2 * n))
    })

    // The embedded engine has no other process that could end a connection.
    if (kind === 'postgres') {
      test('a connection that is lost is replaced, and its reason is thrown', async () => {
        const lost = database().transaction(async (tx) => {
          await write(tx, 1)
          await tx.run('select pg_terminate_backend(pg_backend_pid())')
        })
        await expect(lost).rejects.toMatchObject({ code: '57P01' })
        await write(database(), 2)
        expect(await stored()).toEqual([2])
      })
    }

    test('a snapshot sees one moment, and writes nothing', async () => {
      const writing = database().transaction((tx) => write(tx, 1), { snapshot: true })
      await expect(writing).rejects.toMatchObject({ code: '25006' })
    })
  })
})
