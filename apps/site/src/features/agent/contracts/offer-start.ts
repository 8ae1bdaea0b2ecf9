import type { WrittenTier } from '@livery/contract/agent/contract-rules'
import type { ContractGameType } from '@livery/contract/agent/contract-words'
import type { Contract, ContractMember, ContractTerms } from '@livery/contract/agent/contracts'

export const BLANK: WrittenTier = { turnover: '0', loss: '0', active: '1', rate: '' }

type Member = Pick<ContractMember, 'contracts'>

const isOffered = ({ state }: Contract) => state === 'P' || state === 'E'
const isInForce = ({ state, until }: Contract) => (state === 'A' || state === 'V') && until === null

/** What a new offer would replace: the one that waits, else the contract in force, else the one that was refused. */
function presentOf({ contracts }: Member, gameType: ContractGameType): Contract | undefined {
  const ofGames = contracts.filter((contract) => contract.gameType === gameType)
  return ofGames.find(isOffered) ?? ofGames.find(isInForce) ?? ofGames.find(({ state }) => state === 'R')
}

/** The games that an offer begins with, of those that the agent can give on. */
export function firstGames(member: Member, own: readonly Pick<ContractTerms, 'gameType'>[]): ContractGameType {
  const first = own.find(({ gameType }) => presentOf(member, gameType)) ?? own[0]
  return first?.gameType ?? 'CONS'
}

/**
 * The steps that an offer for some games begins with: those that it would replace, otherwise one with the conditions of
 * the agent's own first step, because an agent cannot give anything on under easier ones.
 */
export function startingTiers(
  member: Member,
  gameType: ContractGameType,
  own: readonly Pick<ContractTerms, 'gameType' | 'tiers'>[],
): readonly WrittenTier[] {
  const first = own.find((terms) => terms.gameType === gameType)?.tiers[0] ?? BLANK
  return presentOf(member, gameType)?.tiers ?? [{ ...first, rate: '' }]
}
