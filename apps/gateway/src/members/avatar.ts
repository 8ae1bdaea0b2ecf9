/** Number of portraits. */
const PORTRAITS = 24

const url = (number: number) => `/img/avatar/${number}.svg`

/** Addresses of all portraits. */
export const AVATARS: readonly string[] = Array.from({ length: PORTRAITS }, (_none, index) => url(index + 1))

/** A member's portrait, chosen by the id, because no call of the platform lets a member choose one. */
export function avatarOf(memberId: string): string {
  return url(Number(BigInt(memberId) % BigInt(PORTRAITS)) + 1)
}
