import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMerchantFile } from './merchant-file.ts'

/** The merchant that offers every way to sign in during these tests, in two languages and both directions. */
export const EVERY_WAY = 'sterling'

const FLAGS = {
  USERNAMEREG3: true,
  MOBILENUMREG3: true,
  MOBILENUMPASSREG3: true,
  REGMOBVERF3: true,
  REGCAPTCHA: false,
  SMSLOGIN: true,
  CHNGPASSVERIF3: true,
  FORCEPASSWORDCHANGE: true,
  NEWADDRESSCHECK: true,
  NEUTRALERRORS: false,
  AUTHENTICATOR: true,
  FREEPLAY: true,
  SOCIALGOOGLE: true,
  SOCIALFACEBOOK: true,
}
const THIRD_PARTIES = {
  sms: { provider: 'mailbox' },
  social: { google: { provider: 'embedded' }, facebook: { provider: 'embedded' } },
}
/** Visitors from this address are blocked. */
export const BLOCKED_ADDRESS = '10.66.6.6'

const field = (maxLength: number, required = true) => ({
  enabled: true,
  required,
  patternId: 0,
  minLength: 1,
  maxLength,
})
const REGISTRATION = {
  version: 1,
  countries: ['PH'],
  fields: {
    username: { ...field(14), patternId: 1 },
    mobileNum: { ...field(15), patternId: 6 },
    verificationCode: field(255),
    password: { ...field(20), patternId: 19, minLength: 6 },
    payeeName: { ...field(60, false), patternId: 12 },
    email: { ...field(60, false), patternId: 3 },
  },
}

/** The fields of its register form. */
export const EVERY_WAY_FIELDS: readonly string[] = Object.keys(REGISTRATION.fields)

/** None of our merchants has all ways; in a copy of the project this one does. */
export function offerEveryWay(merchants: string): void {
  const file = join(merchants, EVERY_WAY, 'merchant.json')
  const merchant = readMerchantFile(file)
  writeFileSync(
    file,
    JSON.stringify({
      ...merchant,
      flags: { ...merchant.flags, ...FLAGS },
      thirdParties: THIRD_PARTIES,
      // A trial account is opened without any statement of age.
      compliance: { ...merchant.compliance, ageBeforeFreePlay: false },
      access: { blockedAddresses: [BLOCKED_ADDRESS] },
    }),
  )
  writeFileSync(join(merchants, EVERY_WAY, 'registration.json'), JSON.stringify(REGISTRATION))
}
