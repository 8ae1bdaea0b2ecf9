/** A ticket of the list that is drawn from, in the order of its numbers. */
export interface RaffleEntry {
  readonly number: number
  /** Masked. */
  readonly holder: string
}

/** What the winners of a raffle follow from, and nothing else. */
export interface DrawInputs {
  /** The raffle's id. */
  readonly id: string
  /** Fixed before there were tickets: 32 bytes in hexadecimal. */
  readonly seed: string
  /** The digest of the list of tickets. */
  readonly listHash: string
  /** How many tickets are on the list. */
  readonly entries: number
  /** Places on the list whose tickets were taken back since it was fixed. */
  readonly takenBack: readonly number[]
  /** How many prizes there are. */
  readonly prizes: number
}

/** As many values as eight bytes have. */
const VALUES = 1n << 64n

/** The list of tickets as it is digested: a line for each, its number and its holder. */
export const listLines = (entries: readonly RaffleEntry[]): string =>
  entries.map(({ number, holder }) => `${number} ${holder}\n`).join('')

export const digestOfText = (text: string): Promise<string> => digestOf(new TextEncoder().encode(text))

/** The digest of a seed that is shown before the seed is. */
export const digestOfSeed = (seed: string): Promise<string> => digestOf(bytesOf(seed))

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes))
}

/**
 * The places on the list that win, first prize first. Turn by turn, HMAC-SHA-256 of the raffle, its list and the turn's
 * number by the seed gives eight bytes; their rest by the number of tickets is the place. Values above the last whole
 * multiple are passed over, so that every place is as likely, and so are tickets that won before or were taken back.
 */
export async function drawPlaces({ id, seed, listHash, entries, takenBack, prizes }: DrawInputs): Promise<number[]> {
  const out = new Set(takenBack)
  const left = entries - out.size
  const won: number[] = []
  if (left <= 0) return won
  const count = BigInt(entries)
  const bound = VALUES - (VALUES % count)
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  for (let turn = 0; won.length < Math.min(prizes, left); turn += 1) {
    const sign = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${id}\n${listHash}\n${turn}`))
    const value = new DataView(sign).getBigUint64(0)
    if (value >= bound) continue
    const place = Number(value % count)
    if (out.has(place)) continue
    out.add(place)
    won.push(place)
  }
  return won
}

const hex = (buffer: ArrayBuffer) =>
  [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
