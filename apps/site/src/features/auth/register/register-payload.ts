import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { Registration } from '@livery/contract/auth/register'
import type { CheckedForm } from '@livery/rules/check-form'

interface Circumstances {
  /** The address of the page. */
  readonly location: Pick<Location, 'href' | 'hostname'>
  readonly referralCode?: string | undefined
  /** A code of the address that holds; then the form asked for none. */
  readonly affiliateCode?: string | undefined
  readonly captchaId?: string | null | undefined
  /** What the bot check answered, whichever it is. */
  readonly geetest?: BotCheckAnswer | undefined
  /** What Firebase gave for the code, where the merchant leaves codes to it. */
  readonly firebaseIdToken?: string | undefined
}

/** The registration payload (docs/product.md 7.5): what was entered, and under which circumstances. */
export function registerPayload(values: CheckedForm['values'], about: Circumstances): Registration {
  const { location, referralCode, affiliateCode, captchaId, geetest, firebaseIdToken } = about
  return {
    ...values,
    ...(affiliateCode && { affiliateCode }),
    ...(referralCode && { referralCode }),
    ...(values.captcha && captchaId && { captchaId }),
    ...(geetest && { geetest }),
    ...(firebaseIdToken && { firebaseIdToken, firebaseChannel: 'phone' }),
    domain: location.hostname,
    registerUrl: location.href.slice(0, 400),
    registerMethod: 'WEB',
    login: true,
    termsAccepted: true,
  }
}
