import { randomBytes } from 'node:crypto'
import type pg from 'pg'
import { beforeAll, expect, it } from 'vitest'
import { boolean, integer, text } from './row.ts'
import { SYSTEM_ONLY } from './row-security.ts'
import { EVERY_MERCHANT, NO_MERCHANT_ROLE, scopeOf, scopeStatements, WITHOUT_MERCHANT } from './scope.ts'
import { forEachDatabase } from './testing/databases.ts'

forEachDatabase((_kind, database) => {
  const names = async (sql: Pick<ReturnType<typeof database>, 'rows'>) =>
    (await sql.rows({ account: text }, 'select account from member order by account')).map(({ account }) => account)
  const refused = expect.objectContaining({ code: '42501' })

  beforeAll(async () => {
    for (const merchant of ['left', 'right'])
      await database().run(
        `insert into member (merchant_id, account, nickname, password_hash) values ($1, $2, 'x', 'x')`,
        [merchant, `of ${merchant}`],
      )
  })

  it('a statement that forgets the merchant sees that merchant’s rows only', async () => {
    expect(await names(database().of('left'))).toEqual(['of left'])
    expect(await names(database().of('right'))).toEqual(['of right'])
    expect(await names(database().everyMerchant)).toEqual(['of left', 'of right'])
  })

  it('and so does one within a transaction, and many at once', async () => {
    expect(
      await database()
        .of('left')
        .transaction((tx) => names(tx)),
    ).toEqual(['of left'])
    const merchants = Array.from({ length: 40 }, (_, index) => (index % 2 ? 'left' : 'right'))
    const seen = await Promise.all(merchants.map((merchant) => names(database().of(merchant))))
    expect(seen).toEqual(merchants.map((merchant) => [`of ${merchant}`]))
    expect(await names(database())).toEqual(['of left', 'of right'])
  })

  it('a statement without a merchant is refused at a merchant’s table, with its name and what to do', async () => {
    const { restricted } = database()
    const refusal = /member\. The statement ran without a merchant\. .* use database\.of\(merchantId\)/
    await expect(names(restricted)).rejects.toThrow(refusal)
    await expect(restricted.transaction((tx) => names(tx))).rejects.toThrow(refusal)
    for (const statement of [
      `update member set nickname = 'y'`,
      'delete from member',
      `select from game_catalogue where exists (select from favourite)`,
    ])
      await expect(restricted.run(statement), statement).rejects.toThrow('ran without a merchant')
    expect(() => database().of('')).toThrow('without the id of a merchant')
  })

  it('a statement without a merchant goes on at the tables that are no merchant’s', async () => {
    const { restricted } = database()
    const tables = await database().rows(
      { name: text },
      `select relname::text as name from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r'
          and not exists (select from pg_attribute where attrelid = c.oid and attname = 'merchant_id')`,
    )
    const open = tables.map(({ name }) => name).filter((name) => !SYSTEM_ONLY.includes(name))
    expect(open).toContain('game_catalogue')
    for (const table of open) expect(await restricted.run(`select from ${table} limit 1`)).toBeLessThan(2)
    expect(await restricted.run('select 1')).toBe(1)
  })

  it('it changes, removes and adds no other merchant’s rows', async () => {
    const left = database().of('left')
    expect(await left.run(`update member set nickname = 'y' where account = 'of right'`)).toBe(0)
    expect(await left.run(`delete from member where account = 'of right'`)).toBe(0)
    const add = `insert into member (merchant_id, account, nickname, password_hash) values ('right', 'new', 'x', 'x')`
    await expect(left.run(add)).rejects.toEqual(refused)
    await expect(left.run(`update member set merchant_id = 'right'`)).rejects.toEqual(refused)
  })

  it('a merchant’s name is a name, whatever it holds', async () => {
    const name = `o'brien"; reset role; --${randomBytes(4).toString('hex')}`
    expect(await names(database().of(name))).toEqual([])
    expect(
      await database()
        .of(name)
        .transaction((tx) => names(tx)),
    ).toEqual([])
  })

  it('what is added to only cannot be changed, even by who could switch triggers off', async () => {
    for (const scoped of [database().of('left'), database().everyMerchant])
      for (const table of ['audit', 'ledger_entry', 'ledger_posting', 'wallet_transaction'])
        for (const statement of [`delete from ${table}`, `update ${table} set merchant_id = 'x'`, `truncate ${table}`])
          await expect(scoped.run(statement), statement).rejects.toEqual(refused)
  })

  it('who operates, and what is live where, is nothing a merchant’s request can read', async () => {
    for (const table of SYSTEM_ONLY)
      await expect(database().of('left').run(`select from ${table}`), table).rejects.toEqual(refused)
  })

  it('the roles own no table', async () => {
    const rows = await database().rows(
      { name: text },
      `select c.relname::text as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and pg_get_userbyid(c.relowner) like 'livery%'`,
    )
    expect(rows).toEqual([])
  })

  it('every table with a merchant has its policies, for its owner too, and they show that merchant’s rows', async () => {
    const tables = await database().rows(
      { name: text, forced: boolean, policies: integer },
      `select c.relname::text as name, c.relrowsecurity and c.relforcerowsecurity as forced,
              (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'merchant_id'
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by c.relname`,
    )
    expect(tables.length).toBeGreaterThan(30)
    const faults = tables.filter(({ forced, policies }) => !forced || policies !== 2)
    expect(faults).toEqual([])
    const client = await database().pool.connect()
    try {
      for (const { name } of tables) expect([name, await seenBy(client, name)]).toEqual([name, SEEN])
    } finally {
      client.release()
    }
  })

  it('an error leaves the connection as it was', async () => {
    await expect(database().of('left').run('select 1 / 0')).rejects.toThrow('division by zero')
    expect(await names(database().of('left'))).toEqual(['of left'])
    expect(await names(database())).toEqual(['of left', 'of right'])
  })
})

/** The rows that a statement without a condition sees, when two merchants have a row each. */
const SEEN = { left: ['left'], right: ['right'], nobody: 'refused', all: ['left', 'right'] }

/** Adds a row for two merchants with all required references, reads as each, and rolls back. */
async function seenBy(client: pg.ClientBase, table: string): Promise<typeof SEEN> {
  await client.query('begin')
  try {
    await client.query(`
      do $$ declare r record; begin
        for r in select conname from pg_constraint where conrelid = '${table}'::regclass and contype <> 'n' loop
          execute format('alter table ${table} drop constraint if exists %I cascade', r.conname);
        end loop;
        for r in select attname from pg_attribute where attrelid = '${table}'::regclass and attnum > 0
                    and attnotnull and attidentity = '' loop
          execute format('alter table ${table} alter column %I drop not null', r.attname);
        end loop;
        for r in select indexrelid::regclass::text as name from pg_index where indrelid = '${table}'::regclass and indisunique loop
          execute 'drop index ' || r.name;
        end loop;
      end $$;
      insert into ${table} (merchant_id) values ('left'), ('right');
      grant select on ${table} to livery_merchant`)
    const seen = async (scope: Parameters<typeof scopeStatements>[0]) => {
      await client.query(`select${scopeStatements(scope)}`)
      const { rows } = await client.query(`select distinct merchant_id as id from ${table} order by 1`)
      return rows.map(({ id }) => id)
    }
    return {
      left: await seen(scopeOf('left')),
      right: await seen(scopeOf('right')),
      nobody: (await client.query(`select has_table_privilege('${NO_MERCHANT_ROLE}', '${table}', 'select') as is`))
        .rows[0].is
        ? await seen(WITHOUT_MERCHANT)
        : 'refused',
      all: await seen(EVERY_MERCHANT),
    } as typeof SEEN
  } finally {
    await client.query('rollback')
  }
}
