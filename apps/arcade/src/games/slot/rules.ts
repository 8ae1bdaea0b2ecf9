import { type GameRules, isRecordOf } from '../rules.ts'
import { type Odds, oddsOf } from './odds.ts'
import type { Profile } from './profile.ts'
import { bold } from './profiles/bold.ts'
import { steady } from './profiles/steady.ts'
import { tall } from './profiles/tall.ts'
import { ways } from './profiles/ways.ts'
import { playWith, type Spin } from './round.ts'

export const PROFILES: readonly Profile[] = [steady, ways, tall, bold]

/** The part of a profile that players may read, with the frequency of its free spins. */
export type AboutSlot = Omit<Profile, 'freeStrips'> & { readonly spinsPerFeature: number }

export interface SlotOutcome {
  readonly paid: Spin
  readonly free: readonly Spin[]
}

/** A slot for each profile. A spin takes one stake and has nothing to choose. */
export const SLOTS: readonly GameRules[] = PROFILES.map(slotOf)

/** Profiles that a class of slots promises, such as 243 ways. */
const PROFILE_OF_CLASS: Readonly<Record<string, string>> = { WAYS: 'ways', LINES_10: 'bold', LINES_40: 'tall' }

/** The slot that a class promises; none for a class without such a promise. */
export function slotOfClass(classify: string | undefined): GameRules | undefined {
  const profile = classify && PROFILE_OF_CLASS[classify]
  return profile ? SLOTS.find(({ id }) => id === `slot/${profile}`) : undefined
}

function slotOf(profile: Profile): GameRules {
  const { freeStrips: _, ...open } = profile
  // Computed on first use, so that it does not delay the start.
  let known: Odds | null = null
  const odds = () => {
    known ??= oddsOf(profile)
    return known
  }
  return {
    id: `slot/${profile.id}`,
    kind: 'slot',
    get about() {
      return { ...open, spinsPerFeature: Math.round(odds().spinsPerFeature) } satisfies AboutSlot
    },
    get ways() {
      return [{ name: 'spin', returnToPlayer: odds().returnToPlayer, bet: () => ({}) }]
    },
    deal: () => null,
    readBet: (value) => (isRecordOf(value, []) ? value : null),
    unitsOf: () => 1,
    play(_bet, draw) {
      const { paid, free, coins } = playWith(profile, draw)
      return { outcome: { paid, free } satisfies SlotOutcome, coins }
    },
  }
}
