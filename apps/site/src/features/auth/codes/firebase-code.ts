import type { CodeSent } from '@livery/contract/auth/codes'
import { foldDigits } from '@livery/rules/fold-digits'
import { CallError } from '../../../shared/http/call-error.ts'
import type { Visit } from '../../../shared/visit/visit.ts'
import type { CodePurpose } from './stored-code.ts'

/** The send button is disabled for a minute (docs/product.md 9.2). */
const SENT: CodeSent = { expiredMinutes: 1 }

/** A number as forms send it. */
interface Mobile {
  readonly mobileNum: string
  readonly countryDialingCode: string
}

/** Sent with calls instead of a code that the gateway could verify; empty when the gateway sends the codes. */
export interface FirebaseProof {
  readonly firebaseIdToken?: string
}

type CodeVisit = Pick<Visit, 'boot' | 'session' | 'sessionStorage'>

/**
 * Tokens that Firebase gave in this visit. Firebase accepts a code once, but other faults of the form may be corrected
 * after that, so the token must be stored.
 */
const given = new WeakMap<CodeVisit['session'], Map<string, string>>()

/**
 * Has Firebase send a code if the merchant uses it; null when the gateway sends codes. The returned id is stored, so
 * that the code can be typed after a reload. Rejects with `CallError`.
 */
export function sendFirebaseCode(
  { boot, sessionStorage }: CodeVisit,
  purpose: CodePurpose,
  mobile: Mobile,
): Promise<CodeSent> | null {
  const project = boot.merchant.firebase
  if (!project) return null
  return (async () => {
    const { sendByFirebase } = await import('../../../shared/phone-check/send-by-firebase.ts')
    const number = international(mobile)
    const verificationId = await sendByFirebase(project, number)
    sessionStorage.set(key(purpose), JSON.stringify({ number, verificationId } satisfies Sent))
    return SENT
  })()
}

/**
 * Verifies a code with Firebase before the call that needs it. Rejects with `CallError`: SMS_CODE_EXPIRED when none was
 * sent in this visit, SMS_CODE_INVALID when it was sent to another number.
 */
export async function proveByFirebase(
  { boot, session, sessionStorage }: CodeVisit,
  purpose: CodePurpose,
  mobile: Mobile,
  typed: string,
): Promise<FirebaseProof> {
  const project = boot.merchant.firebase
  if (!project) return {}
  const code = foldDigits(typed).replace(/\s/g, '')
  // Firebase reports an empty code as an argument error, so it is caught here.
  if (code === '') throw new CallError('SMS_CODE_MISSING')
  const sent = readSent(sessionStorage.get(key(purpose)))
  if (!sent) throw new CallError('SMS_CODE_EXPIRED')
  if (sent.number !== international(mobile)) throw new CallError('SMS_CODE_INVALID')
  const tokens = given.get(session) ?? new Map<string, string>()
  given.set(session, tokens)
  const proven = `${sent.verificationId} ${code}`
  const known = tokens.get(proven)
  if (known !== undefined) return { firebaseIdToken: known }
  const { confirmByFirebase } = await import('../../../shared/phone-check/confirm-by-firebase.ts')
  const firebaseIdToken = await confirmByFirebase(project, sent.verificationId, code)
  tokens.set(proven, firebaseIdToken)
  return { firebaseIdToken }
}

interface Sent {
  readonly number: string
  readonly verificationId: string
}

const key = (purpose: CodePurpose) => `firebase.${purpose}`

const international = ({ mobileNum, countryDialingCode }: Mobile) => `+${countryDialingCode}${mobileNum}`

function readSent(text: string | null): Sent | null {
  if (text === null) return null
  try {
    const { number, verificationId } = JSON.parse(text) as Partial<Sent>
    return typeof number === 'string' && typeof verificationId === 'string' ? { number, verificationId } : null
  } catch (_notOurs) {
    return null
  }
}
