import { oneOf } from '@livery/contract/schemas'

export const PLATFORMS = ['WEB'] as const
export const LOTTERY_TYPES = ['Lott'] as const

/** Values for the calls of the platform. */
export const platform = {
  platform: oneOf(PLATFORMS, 'the platform name the calls carry'),
  lotteryType: oneOf(LOTTERY_TYPES, 'the lottery system'),
}
