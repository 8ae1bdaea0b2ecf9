import { randomBytes } from 'node:crypto'
import { TRIAL_TYPE } from '@livery/contract/account'
import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { freePlayLogin } from '@livery/contract/auth/sessions'
import { LiveryError } from '@livery/contract/errors'
import { addLoginAccount } from '../../../members/add-member.ts'
import { spend } from '../../../members/throttle/budget.ts'
import { subscriberOf } from '../../../platform/http/network.ts'
import type { AuthHandler } from '../services.ts'
import { enter } from '../sign-in/enter.ts'

const HOUR_MS = 3_600_000
/** Trial accounts an hour from one address, and for a whole merchant in case many addresses are used. */
const MOST = { address: 5, merchant: 1_000 }
/** Not a valid hash, so no password matches it and nobody can sign in to a trial account. */
const NO_PASSWORD = ''

/** Opens a trial account and signs in (docs/product.md 6.11). */
export const freePlay: AuthHandler<typeof freePlayLogin> = async (context) => {
  const { services, site, http } = context
  const { database } = services
  const merchantId = site.merchant.id
  // A trial account is opened without any statement of age.
  if (!site.merchant.capabilities.FREEPLAY || site.merchant.compliance.ageBeforeFreePlay)
    throw new LiveryError('FEATURE_DISABLED')
  await services.botCheck.verify(site, answerIn(context.request.encryption))
  await spend(database, merchantId, [
    { key: `trial|${subscriberOf(http.ip)}`, most: MOST.address, windowMs: HOUR_MS },
    { key: 'trial|merchant', most: MOST.merchant, windowMs: HOUR_MS },
  ])
  const account = `trial${randomBytes(6).toString('hex')}`
  return database.transaction(async (tx) => {
    const trial = { account, kind: TRIAL_TYPE, passwordHash: NO_PASSWORD, hasPassword: false }
    const loginAccount = await addLoginAccount(tx, merchantId, trial, http.ip)
    if (!loginAccount) throw new LiveryError('UNKNOWN')
    return enter(tx, context, loginAccount, { way: 'trial' })
  })
}

/** This call carries the bot check's answer as JSON; invalid JSON counts as no answer. */
function answerIn(encryption: string): BotCheckAnswer {
  try {
    const value: unknown = JSON.parse(encryption)
    return typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string')
      ? (value as BotCheckAnswer)
      : {}
  } catch {
    return {}
  }
}
