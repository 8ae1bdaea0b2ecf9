import type { WrittenTier } from '@livery/contract/agent/contract-rules'
import type { ContractGameType } from '@livery/contract/agent/contract-words'
import type { Contract, ContractMember, ContractTerms } from '@livery/contract/agent/contracts'

export const BLANK: WrittenTier = { turnover: '0', loss: '0', active: '1', rate: '' }

type Member = Pick<ContractMember, 'contracts'>

const isOffered = ({ state }: Contract) => state === 'P' || state === 'E'
const isInForce = ({ state, until }: Contract) => (state === 'A' || state === 'V') && until === null

/** What a new offer would replace: the one that waits, else the contract in force. */
function presentOf({ contracts }: Member, gameType: ContractGameType): Contract | undefined {
  const ofGames = contracts.filter((contract) => contract.gameType === gameType)
  return ofGames.find(isOffered) ?? ofGames.find(isInForce)
}

/** The games that an offer begins with, of those that the agent can give on. */
export function firstGames(member: Member, own: readonly Pick<ContractTerms, 'gameType'>[]): ContractGameType {
  const first = own.find(({ gameType }) => presentOf(member, gameType)) ?? own[0]
  return first?.gameType ?? 'CONS'
}

/** The steps that an offer for some games begins with. */
export const startingTiers = (member: Member, gameType: ContractGameType): readonly WrittenTier[] =>
  presentOf(member, gameType)?.tiers ?? [BLANK]
