import type { Fixture } from '@livery/contract/games/feed'

/** This number leaves room for the member's own bets below. */
const SHOWN = 4

/** The matches of all sports that begin next and take bets. */
export const nextOf = (fixtures: readonly Fixture[]): readonly Fixture[] =>
  fixtures
    .filter(({ live, isOpen }) => !live && isOpen)
    .toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt))
    .slice(0, SHOWN)
