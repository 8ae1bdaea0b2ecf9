/** `sm` in a line of text, `md` and `lg` beside controls of their height, `xl` heads a profile. */
export const AVATAR_SIZES = ['sm', 'md', 'lg', 'xl'] as const

export type AvatarSize = (typeof AVATAR_SIZES)[number]
