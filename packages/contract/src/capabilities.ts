/**
 * The whitelabel flags a merchant's configuration must state, by the platform's names where it has one
 * (docs/product.md 12.2). A missing or unknown flag is an error, not a default.
 */
export const FLAGS = {
  USERNAMEREG3: 'Registration by username',
  MOBILENUMREG3: 'Registration by mobile number',
  MOBILENUMPASSREG3: 'Registration by mobile number asks for a password',
  REGMOBVERF3: 'Registration verifies the mobile number by SMS',
  AGENTPOLICY3: 'Registration shows the agent policy',
  CHNGPASSVERIF3: 'A forgotten password may be changed by a mobile code',
  FREEPLAY: 'Visitors may open a trial account',
  FORCEPASSWORDCHANGE: 'An expired password must be changed at sign-in',
  SMSLOGIN: 'Sign-in by a mobile code',
  REFERRAL: 'Members may invite friends',
  VIP: 'The merchant has VIP levels',
  SOCIALGOOGLE: 'Sign-in with Google',
  SOCIALFACEBOOK: 'Sign-in with Facebook',
  REGCAPTCHA: 'Registration asks for the captcha picture',
  NEUTRALERRORS: 'Sign-in never tells whether an account exists',
  HIDEBALANCE: 'Players may hide their balance',
  CONTRACTS: 'Agents have contracts, and see their dividend',
  DAILYSALARY: 'Agents may have a daily salary',
  HOURSALARY: 'Agents may have an hourly salary',
  REALTIMESALARY: 'Agents may have a salary in real time',
  NEWADDRESSCHECK: 'Sign-in from an address never seen asks for one proof more',
  PASSKEYS: 'Members may sign in with a passkey',
  AUTHENTICATOR: 'Members may protect sign-in with an authenticator app',
  ADDRESSTOKEN: 'Old links may carry a session token in the address',
} as const

export type Flag = keyof typeof FLAGS

/** The flags as one switchboard; parsed once from configuration, then frozen. */
export type Capabilities = Readonly<Record<Flag, boolean>>
