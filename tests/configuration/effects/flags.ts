import type { Flag } from '@livery/contract/capabilities'
import { answered, type Effect, tested } from './effect.ts'

const CONTRACTS = 'apps/gateway/src/features/agent/plan/plan-of.test.ts'
const OFFERED = 'a kind is offered where it is stated and its flag is on'

/** How the effect of each flag is shown; where an answer shows it, the flag is turned over. */
export const FLAG_EFFECTS: Readonly<Partial<Record<Flag, Effect>>> = {
  CONTRACTS: tested(CONTRACTS, OFFERED),
  DAILYSALARY: tested(CONTRACTS, OFFERED),
  HOURSALARY: tested(CONTRACTS, OFFERED),
  REALTIMESALARY: tested(CONTRACTS, OFFERED),
  USERNAMEREG3: answered(false),
  MOBILENUMREG3: answered(false, { 'flags.MOBILENUMPASSREG3': false }),
  MOBILENUMPASSREG3: answered(false),
  REGMOBVERF3: answered(false),
  CHNGPASSVERIF3: answered(false),
  FREEPLAY: answered(false),
  FORCEPASSWORDCHANGE: answered(true),
  SMSLOGIN: answered(false),
  REFERRAL: answered(false),
  VIP: answered(false),
  SOCIALGOOGLE: answered(false),
  SOCIALFACEBOOK: answered(false),
  REGCAPTCHA: answered(false),
  NEUTRALERRORS: answered(true),
  HIDEBALANCE: tested(
    'apps/site/src/features/account/balance-pill.test.tsx',
    'the balance can be hidden only where the merchant allows it',
  ),
  NEWADDRESSCHECK: answered(true),
  PASSKEYS: answered(false),
  AUTHENTICATOR: answered(false),
  ADDRESSTOKEN: answered(true),
}
