import type { Profile } from './profile.ts'
import { bold } from './profiles/bold.ts'
import { steady } from './profiles/steady.ts'
import { tall } from './profiles/tall.ts'
import { ways } from './profiles/ways.ts'

export const PROFILES: readonly Profile[] = [steady, ways, tall, bold]

/** The mathematics a game runs on: the same game code always gets the same profile. */
export function profileOf(gameCode: string): Profile {
  // FNV-1a: small, and even enough over four profiles.
  let hash = 0x811c9dc5
  for (let at = 0; at < gameCode.length; at++) hash = Math.imul(hash ^ gameCode.charCodeAt(at), 0x01000193) >>> 0
  return PROFILES[(hash >>> 16) % PROFILES.length] as Profile
}
