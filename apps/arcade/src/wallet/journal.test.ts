import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { lockFolder } from './folder-lock.ts'
import { Journal, type OpenRound } from './journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'journal-'))
const file = join(folder, 'open-rounds.jsonl')
afterEach(() => rmSync(file, { force: true }))

const round = (roundId: string, stage: OpenRound['stage'] = 'win'): OpenRound => ({
  roundId,
  sessionId: 's',
  walletUrl: 'http://127.0.0.1:1',
  currency: 'PHP',
  stage,
  betTransactionId: `${roundId}:bet`,
  transactionId: `${roundId}:${stage}`,
  amount: '1.00',
  at: '2026-01-01T00:00:00.000Z',
})

describe('the journal', () => {
  it('gives back what was open, in its last stage, and nothing that was settled', async () => {
    const first = new Journal(folder)
    await first.start()
    await Promise.all([first.put(round('a', 'bet')), first.put(round('b')), first.put(round('c'))])
    await first.put(round('a', 'win'))
    await first.done('b')
    await first.close()
    const second = new Journal(folder)
    expect(await second.start()).toEqual([round('a', 'win'), round('c')])
    await second.close()
  })

  it('has a round on the disk when put resolves', async () => {
    const journal = new Journal(folder)
    await journal.start()
    await journal.put(round('a'))
    expect(readFileSync(file, 'utf8')).toContain('"roundId":"a"')
    await journal.close()
  })

  it('survives a line torn by a crash', async () => {
    const first = new Journal(folder)
    await first.start()
    await first.put(round('a'))
    await first.close()
    appendFileSync(file, '{"put":{"roundId":"b","sess')
    const second = new Journal(folder)
    expect(await second.start()).toEqual([round('a')])
    await second.put(round('c'))
    await second.close()
    const third = new Journal(folder)
    expect(await third.start()).toEqual([round('a'), round('c')])
    await third.close()
  })

  it('stays small over many settled rounds', async () => {
    const journal = new Journal(folder)
    await journal.start()
    for (let at = 0; at < 60; at++) {
      const ids = Array.from({ length: 100 }, (_, index) => `r${at}-${index}`)
      await Promise.all(ids.flatMap((id) => [journal.put(round(id)), journal.done(id)]))
    }
    await journal.put(round('last'))
    expect(journal.open).toEqual([round('last')])
    expect(readFileSync(file, 'utf8').split('\n').length).toBeLessThan(5_300)
    await journal.close()
  })
})

describe('the folder lock', () => {
  it('is held by one at a time, and free after its release', async () => {
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(/Another arcade is using .*: stop it, or set another DATA_DIR$/)
    await release()
    const again = await lockFolder(folder)
    await again()
  })
})
