// `npm run simulate -w apps/arcade -- 2500000`: plays so many rounds of every profile and prints one JSON line for each.
import { COINS_A_SPIN, type Profile } from './profile.ts'
import { PROFILES } from './profiles.ts'
import { drawFrom } from './random.ts'
import { playWith } from './round.ts'

/** What a profile's rounds came to; shares are 0–1. */
export interface Measured {
  readonly profile: string
  readonly rounds: number
  readonly returnToPlayer: number
  /** Of the return to player. */
  readonly standardError: number
  /** Share of rounds that win anything. */
  readonly hitShare: number
  /** Share of rounds with free spins. */
  readonly featureShare: number
}

const rounds = Number(process.argv[2] ?? 2_500_000)
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new RangeError('Give the number of rounds for each profile')
for (const [at, profile] of PROFILES.entries()) {
  // Seeds of its own for every profile, and the same ones every time: a run can be repeated exactly.
  console.log(JSON.stringify(measure(profile, `11ce${at}`.padEnd(32, '5eed'))))
}

function measure(profile: Profile, seed: string): Measured {
  const draw = drawFrom(seed)
  let sum = 0
  let squares = 0
  let hits = 0
  let features = 0
  for (let round = 0; round < rounds; round++) {
    const { coins, free } = playWith(profile, draw)
    const times = coins / COINS_A_SPIN
    sum += times
    squares += times * times
    if (coins > 0) hits++
    if (free.length > 0) features++
  }
  const returnToPlayer = sum / rounds
  return {
    profile: profile.id,
    rounds,
    returnToPlayer,
    standardError: Math.sqrt((squares / rounds - returnToPlayer ** 2) / rounds),
    hitShare: hits / rounds,
    featureShare: features / rounds,
  }
}
