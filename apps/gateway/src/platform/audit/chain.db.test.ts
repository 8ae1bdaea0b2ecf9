import { beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '../database/connect.ts'
import { forEachDatabase } from '../database/testing/databases.ts'
import { checkAudit, linkAudit, placeInChain } from './chain.ts'
import { recordAct } from './record.ts'

const KEY = Buffer.alloc(32, 1)

forEachDatabase((_kind, database) => {
  const act = (memberId: string) =>
    recordAct(database(), { merchantId: 'one', memberId, act: 'sign-in', detail: { way: 'password' }, ip: '::1' })

  beforeAll(async () => {
    for (const member of ['1', '2', '3']) await act(member)
  })

  it('links each entry once, in the order in which they are seen', async () => {
    expect(await linkAudit(database(), KEY, 'all')).toBe(3)
    expect(await linkAudit(database(), KEY, 'new')).toBe(0)
    await act('4')
    expect(await linkAudit(database(), KEY, 'new')).toBe(1)
    const check = await checkAudit(database(), KEY)
    expect(check).toMatchObject({ links: 4, isMore: false, faults: [] })
    expect(await placeInChain(database(), '4')).toEqual(check.head)
    expect(await placeInChain(database(), '5')).toBeNull()
  })

  it('is checked a part at a time', async () => {
    const first = await checkAudit(database(), KEY, undefined, 2)
    expect(first).toMatchObject({ links: 2, isMore: true, faults: [] })
    expect(await checkAudit(database(), KEY, first.head)).toMatchObject({ links: 2, isMore: false, faults: [] })
  })

  it('several gateways at once make one chain', async () => {
    for (const member of ['5', '6', '7']) await act(member)
    await Promise.all([1, 2, 3].map(() => linkAudit(database(), KEY, 'new')))
    await linkAudit(database(), KEY, 'new')
    expect(await checkAudit(database(), KEY)).toMatchObject({ links: 7, faults: [] })
  })

  it('shows who changed, removed or hid an entry, or made the chain anew without the key', async () => {
    expect(await tampered(database(), `update audit set after = '{"way": "passkey"}' where actor = '2'`)).toEqual([
      expect.stringMatching(/Entry \d+ of the audit log, or its link 2, was changed/),
    ])
    expect(await tampered(database(), `delete from audit where actor = '3'`)).toEqual([
      expect.stringMatching(/Entry \d+ of the audit log is missing \(link 3\)/),
    ])
    const both = `delete from audit_link where seq = 3; delete from audit where actor = '3'`
    expect(await tampered(database(), both)).toEqual(['Links 3 to 3 of the chain are missing.'])
    const late = `insert into audit (merchant_id, actor_kind, actor, action, subject, at)
                  values ('one', 'member', '9', 'sign-out', '9', now() - interval '1 day')`
    expect(await tampered(database(), late)).toEqual(['1 entries of the audit log are in no link of the chain.'])
    expect((await checkAudit(database(), Buffer.alloc(32, 2))).faults).toHaveLength(7)
  })

  it('goes on beyond the tenth and the hundredth link', async () => {
    for (let member = 10; member < 125; member += 1) {
      await act(String(member))
      if (member % 7 === 0) await linkAudit(database(), KEY, 'new')
    }
    await linkAudit(database(), KEY, 'new')
    expect(await checkAudit(database(), KEY)).toMatchObject({ links: 122, faults: [], head: { seq: '122' } })
  })

  it('and who cut its end off, when a place was noted before', async () => {
    const { head } = await checkAudit(database(), KEY)
    const cut = `delete from audit_link where seq = 122; delete from audit where actor = '124'`
    await within(database(), cut, async () => {
      expect((await checkAudit(database(), KEY)).faults).toEqual([])
      expect(await placeInChain(database(), head.seq)).toBeNull()
    })
  })
})

/** The faults that the check finds after a change by the tables' owner, who can switch triggers off. */
async function tampered(database: OpenDatabase, change: string): Promise<readonly string[]> {
  let faults: readonly string[] = []
  await within(database, change, async () => {
    ;({ faults } = await checkAudit(database, KEY))
  })
  return faults
}

async function within(database: OpenDatabase, change: string, look: () => Promise<void>): Promise<void> {
  const tables = ['audit', 'audit_link']
  await database.pool.query(tables.map((table) => `create table ${table}_kept as table ${table}`).join(';'))
  const alter = (change: string) =>
    database.pool.query(tables.map((table) => `alter table ${table} ${change}`).join(';'))
  await alter('disable trigger append_only')
  await database.pool.query(change)
  await look()
  for (const table of tables) {
    await database.pool.query(`delete from ${table}`)
    const overriding = table === 'audit' ? 'overriding system value' : ''
    await database.pool.query(
      `insert into ${table} ${overriding} select * from ${table}_kept; drop table ${table}_kept`,
    )
  }
  await alter('enable trigger append_only')
}
