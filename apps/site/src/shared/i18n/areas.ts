import type { COUNTRIES, WORDS } from '@livery/contract/texts'

/** The text areas, one file for each language; see also `FIRST_AREAS`. */
export const TEXT_AREAS = [
  'core',
  'agent',
  'auth',
  'chat',
  'games',
  'history',
  'information',
  'lottery',
  'promotions',
  'sports',
  'support',
  'cashier',
  'contract',
  'deposit',
  'withdraw',
  'transfer',
  'uploads',
  'wallet',
  'rewards',
  'raffle',
  'messages',
  'feedback',
  'download',
] as const
export type TextArea = (typeof TEXT_AREAS)[number]

/** What is fetched for a language: texts, and data that engines lack. */
export type Area = TextArea | typeof COUNTRIES | typeof WORDS
