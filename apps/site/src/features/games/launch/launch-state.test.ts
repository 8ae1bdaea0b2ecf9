import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  LAUNCH_STEPS,
  type Launch,
  type LaunchEvent,
  type LaunchState,
  nextLaunchState,
  REQUESTING,
} from './launch-state.ts'

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
const broken: LaunchEvent = { kind: 'game', event: { kind: 'error', code: 'E1' } }
const run = (...events: readonly LaunchEvent[]): LaunchState => events.reduce(nextLaunchState, REQUESTING)
const launched: LaunchEvent = { kind: 'launched', launch }
const playing = [launched, game('ready'), game('busy')] as const

describe('a launch', () => {
  test('goes from asking over loading to ready and playing', () => {
    expect(run().step).toBe('requesting')
    expect(run(launched)).toEqual({ step: 'loading', launch, slow: false })
    expect(run(launched, { kind: 'slow' })).toMatchObject({ step: 'loading', slow: true })
    expect(run(launched, game('ready'))).toEqual({ step: 'ready', launch })
    expect(run(...playing)).toEqual({ step: 'playing', launch })
    expect(run(...playing, game('idle'))).toEqual({ step: 'ready', launch })
    expect(run(launched, game('busy'))).toMatchObject({ step: 'loading' })
  })

  test('stops at a gate, from which only a fresh try leads on', () => {
    const gated: LaunchEvent = { kind: 'gated', error: 'x' }
    expect(run(gated)).toEqual({ step: 'gate', error: 'x' })
    expect(run(gated, launched)).toMatchObject({ step: 'gate' })
    expect(run(gated, { kind: 'started' }, launched)).toMatchObject({ step: 'loading' })
    expect(run(launched, gated)).toMatchObject({ step: 'loading' })
  })

  test.each(['window', 'redirect'] as const)(
    'is external when its game opens by %s, and hears nothing of it',
    (mount) => {
      const external: LaunchEvent = { kind: 'launched', launch: { ...launch, mount } }
      expect(run(external)).toMatchObject({ step: 'external', launch: { mount } })
      expect(run(external, game('ready'))).toMatchObject({ step: 'external' })
      expect(run(external, { kind: 'failed', error: 'late' })).toMatchObject({ step: 'external' })
    },
  )

  test('fails while asking or loading, and not once it plays', () => {
    const late: LaunchEvent = { kind: 'failed', error: 'late' }
    expect(run(late)).toEqual({ step: 'failed', error: 'late' })
    expect(run(launched, late)).toEqual({ step: 'failed', error: 'late' })
    expect(run(launched, broken)).toEqual({ step: 'failed', error: 'E1' })
    expect(run(launched, game('ready'), late)).toMatchObject({ step: 'ready' })
    // A running game reports its own errors.
    expect(run(...playing, broken)).toMatchObject({ step: 'playing' })
  })

  test('a retry begins afresh, and what comes late from the former try changes nothing', () => {
    expect(run(launched, { kind: 'failed', error: 'x' }, { kind: 'started' })).toEqual(REQUESTING)
    expect(run({ kind: 'failed', error: 'x' }, launched)).toMatchObject({ step: 'failed' })
    expect(run(game('ready'))).toEqual(REQUESTING)
  })

  test('rests while nobody looks, and goes on as it was or as it became', () => {
    expect(run(...playing, { kind: 'hidden' })).toEqual({ step: 'paused', launch, from: 'playing' })
    expect(run(...playing, { kind: 'hidden' }, { kind: 'seen' })).toEqual({ step: 'playing', launch })
    expect(run(...playing, { kind: 'hidden' }, game('idle'), { kind: 'seen' })).toEqual({ step: 'ready', launch })
    expect(run(launched, { kind: 'hidden' })).toMatchObject({ step: 'loading' })
  })

  test('asks before a round under way is left, and before nothing else', () => {
    expect(run(launched, game('ready'), { kind: 'leave' })).toEqual({ step: 'ended' })
    expect(run(...playing, { kind: 'leave' })).toEqual({ step: 'closing', launch })
    expect(run(...playing, { kind: 'leave' }, { kind: 'stay' })).toEqual({ step: 'playing', launch })
    expect(run(...playing, { kind: 'leave' }, { kind: 'leave' })).toEqual({ step: 'ended' })
    expect(run(...playing, { kind: 'leave' }, game('idle'))).toEqual({ step: 'ready', launch })
  })

  test('ends when the game says so', () => {
    expect(run(launched, game('ready'), game('exit'))).toEqual({ step: 'ended' })
  })

  test('is in one of its steps whatever happens in whatever order, and a game is there where one can be seen', () => {
    const events = fc.constantFrom<LaunchEvent>(
      { kind: 'started' },
      { kind: 'gated', error: 1 },
      launched,
      { kind: 'launched', launch: { ...launch, mount: 'window' } },
      { kind: 'failed', error: 1 },
      { kind: 'slow' },
      { kind: 'hidden' },
      { kind: 'seen' },
      { kind: 'leave' },
      { kind: 'stay' },
      game('ready'),
      game('busy'),
      game('idle'),
      game('exit'),
      broken,
    )
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (all) => {
        let state: LaunchState = REQUESTING
        for (const event of all) {
          state = nextLaunchState(state, event)
          expect(LAUNCH_STEPS).toContain(state.step)
          if ('launch' in state) expect(state.launch.url).toBe(launch.url)
        }
      }),
      { numRuns: 500 },
    )
  })
})
