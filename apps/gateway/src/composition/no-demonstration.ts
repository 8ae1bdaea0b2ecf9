import type { Merchant } from '@livery/merchant/merchant'
import { StartupError } from '../platform/startup-error.ts'

/** Providers that send to nobody or accept everything, each with what to configure instead. */
const EMBEDDED: readonly (readonly [(merchant: Merchant) => boolean, string])[] = [
  [
    ({ thirdParties: { mail } }) => mail.provider === 'mailbox',
    '"thirdParties": {"mail": {"provider": "smtp", "sender": …}} with SMTP_URL',
  ],
  [
    ({ thirdParties: { sms } }) => sms?.provider === 'mailbox',
    '"thirdParties": {"sms": {"provider": "gateway"}} with SMS_GATEWAY_URL and SMS_GATEWAY_SECRET',
  ],
  [
    ({ thirdParties: { social } }) => Object.values(social ?? {}).some((network) => network?.provider === 'embedded'),
    '"provider": "hosted" in "thirdParties.social", with SOCIAL_SECRETS',
  ],
]

/** Refuses to start in production while a merchant uses a provider that is for demonstrations only. */
export function assertNoDemonstration(merchants: readonly Merchant[]): void {
  const faults = EMBEDDED.flatMap(([isUsed, instead]) => {
    const users = merchants.filter(isUsed).map(({ id }) => id)
    return users.length > 0 ? [`${users.join(', ')}: state ${instead}.`] : []
  })
  if (faults.length === 0) return
  throw new StartupError(
    ['NODE_ENV is production, but merchants use what is for demonstrations only:', ...faults].join('\n  '),
  )
}
