import { describe, expect, test } from 'vitest'
import { type Launch, type LaunchEvent, type LaunchState, nextLaunchState, REQUESTING } from './launch-state.ts'

const launch: Launch = {
  url: 'https://games.example/play?token=x',
  origin: 'https://games.example',
  mount: 'iframe',
  sessionId: 's1',
  gameName: 'Pearl Diver',
  currency: 'PHP',
  balance: '10.00',
}
const game = (kind: 'ready' | 'busy' | 'idle' | 'exit'): LaunchEvent => ({ kind: 'game', event: { kind } })
const run = (...events: readonly LaunchEvent[]): LaunchState => events.reduce(nextLaunchState, REQUESTING)
const launched: LaunchEvent = { kind: 'launched', launch }

describe('a launch', () => {
  test('goes from asking over loading to playing', () => {
    expect(run().step).toBe('requesting')
    expect(run(launched)).toEqual({ step: 'loading', launch, slow: false })
    expect(run(launched, { kind: 'slow' })).toMatchObject({ step: 'loading', slow: true })
    expect(run(launched, game('ready'))).toEqual({ step: 'ready', launch, busy: false })
  })

  test('knows when a round is under way', () => {
    expect(run(launched, game('ready'), game('busy'))).toMatchObject({ busy: true })
    expect(run(launched, game('ready'), game('busy'), game('idle'))).toMatchObject({ busy: false })
    expect(run(launched, game('busy'))).toMatchObject({ step: 'loading' })
  })

  test('fails while asking or loading, and not once it plays', () => {
    const late: LaunchEvent = { kind: 'failed', error: 'late' }
    expect(run(late)).toEqual({ step: 'failed', error: 'late' })
    expect(run(launched, late)).toEqual({ step: 'failed', error: 'late' })
    expect(run(launched, game('ready'), late)).toMatchObject({ step: 'ready' })
  })

  test('a retry begins afresh, and what comes late from the former try changes nothing', () => {
    expect(run(launched, { kind: 'failed', error: 'x' }, { kind: 'started' })).toEqual(REQUESTING)
    expect(run({ kind: 'failed', error: 'x' }, launched)).toMatchObject({ step: 'failed' })
    expect(run(game('ready'))).toEqual(REQUESTING)
  })

  test('ends when the game says so', () => {
    expect(run(launched, game('ready'), game('exit'))).toEqual({ step: 'ended' })
    expect(run(launched, { kind: 'game', event: { kind: 'error', code: 'E1' } })).toEqual({
      step: 'failed',
      error: 'E1',
    })
  })
})
