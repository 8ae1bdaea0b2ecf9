/** How many portraits there are to choose from. */
const PORTRAITS = 24

const url = (number: number) => `/img/avatar/${number}.svg`

/** Addresses of all portraits. */
export const AVATARS: readonly string[] = Array.from({ length: PORTRAITS }, (_none, index) => url(index + 1))

/** The portrait of a member who has chosen none: always the same one. */
export function avatarOf(memberId: string): string {
  return url(Number(BigInt(memberId) % BigInt(PORTRAITS)) + 1)
}
