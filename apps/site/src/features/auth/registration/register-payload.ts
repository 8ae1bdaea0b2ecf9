import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import type { Registration } from '@livery/contract/auth/registration'
import type { CheckedForm } from '@livery/rules/check-form'

interface Circumstances {
  /** The address of the page. */
  readonly location: Pick<Location, 'href' | 'hostname'>
  readonly referralCode?: string | undefined
  /** A valid code from the address; the form then does not ask for one. */
  readonly affiliateCode?: string | undefined
  readonly captchaId?: string | null | undefined
  /** The answer of the bot check, whichever check is used. */
  readonly geetest?: BotCheckAnswer | undefined
  /** Firebase's token for the code, where the merchant uses Firebase. */
  readonly firebaseIdToken?: string | undefined
}

/** The registration payload (docs/product.md 7.5): the entered values and their context. */
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
