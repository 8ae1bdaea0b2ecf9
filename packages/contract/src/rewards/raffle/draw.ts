/** A ticket on the list of the draw, in the order of its numbers. */
export interface RaffleEntry {
  readonly number: number
  /** Masked. */
  readonly holder: string
}

/** The only inputs that decide a raffle's winners. */
export interface DrawInputs {
  /** The raffle's id. */
  readonly id: string
  /** Fixed before there were tickets: 32 bytes in hexadecimal. */
  readonly seed: string
  /** The digest of the list of tickets. */
  readonly listHash: string
  /** The number of tickets on the list. */
  readonly entries: number
  /** Places on the list whose tickets were taken back after it was fixed. */
  readonly takenBack: readonly number[]
  /** The number of prizes. */
  readonly prizes: number
}

/** The number of different values of eight bytes. */
const VALUES = 1n << 64n

/** The text of the list of tickets for its digest: a line for each, with its number and its holder. */
export const listLines = (entries: readonly RaffleEntry[]): string =>
  entries.map(({ number, holder }) => `${number} ${holder}\n`).join('')

export const digestOfText = (text: string): Promise<string> => digestOf(new TextEncoder().encode(text))

/** The digest of a seed that is shown before the seed is. */
export const digestOfSeed = (seed: string): Promise<string> => digestOf(bytesOf(seed))

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest('SHA-256', bytes))
}

/**
 * The winning places on the list, first prize first. In each turn HMAC-SHA-256 of the raffle, its list and the turn's
 * number with the seed as key gives eight bytes; their remainder modulo the number of tickets is the place. Values
 * above the last whole multiple are skipped, so that all places are equally likely, and so are tickets that have won
 * already or were taken back.
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
