/** Networks that can be recognised by the form of their addresses; all chains like Ethereum have the same addresses. */
export type Network = 'bitcoin' | 'bitcoin-testnet' | 'ethereum' | 'tron'

const SHAPES: readonly (readonly [Network, RegExp])[] = [
  ['ethereum', /^0x[0-9a-f]{40}$/i],
  ['tron', /^T[1-9A-HJ-NP-Za-km-z]{33}$/],
  ['bitcoin', /^bc1[0-9a-z]{6,}$/i],
  ['bitcoin', /^[13][1-9A-HJ-NP-Za-km-z]{25,34}$/],
  ['bitcoin-testnet', /^tb1[0-9a-z]{6,}$/i],
  ['bitcoin-testnet', /^[mn2][1-9A-HJ-NP-Za-km-z]{25,34}$/],
]

/** The network that an address seems to belong to; undefined where no form matches. */
export function networkOf(address: string): Network | undefined {
  return SHAPES.find(([, shape]) => shape.test(address))?.[0]
}
