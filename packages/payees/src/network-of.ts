/** Networks whose addresses are told apart by their looks; all chains of Ethereum's kind have the same addresses. */
export type Network = 'bitcoin' | 'bitcoin-testnet' | 'ethereum' | 'tron'

const SHAPES: readonly (readonly [Network, RegExp])[] = [
  ['ethereum', /^0x[0-9a-f]{40}$/i],
  ['tron', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
  ['bitcoin', /^bc1[0-9a-z]{6,}$/i],
  ['bitcoin', /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/],
  ['bitcoin-testnet', /^tb1[0-9a-z]{6,}$/i],
  ['bitcoin-testnet', /^[mn2][1-9A-HJ-NP-Za-km-z]{25,34}$/],
]

/** The network that an address looks to be of; undefined for what looks like none of them. */
export function networkOf(address: string): Network | undefined {
  return SHAPES.find(([, shape]) => shape.test(address))?.[0]
}
