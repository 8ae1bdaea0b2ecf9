/** How many portraits there are. */
const PORTRAITS = 24

const url = (number: number) => `/img/avatar/${number}.svg`

/** Addresses of all portraits. */
export const AVATARS: readonly string[] = Array.from({ length: PORTRAITS }, (_none, index) => url(index + 1))

/** The portrait of a member, always the same one: the platform has no call that would choose another. */
export function avatarOf(memberId: string): string {
  return url(Number(BigInt(memberId) % BigInt(PORTRAITS)) + 1)
}
