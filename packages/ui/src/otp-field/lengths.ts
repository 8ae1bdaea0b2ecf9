/** How many digits a code may have. */
export const OTP_LENGTHS = [4, 5, 6, 8] as const

export type OtpLength = (typeof OTP_LENGTHS)[number]
