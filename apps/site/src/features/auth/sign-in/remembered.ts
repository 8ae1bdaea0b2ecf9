import { readCookie, writeCookie } from '../../../shared/storage/cookies.ts'

const USERNAME = 'rememberName'
const FLAG = 'rememberMe'
const MOBILE = 'rememberMobile'
const DIALING_CODE = 'rememberDialingCode'
/** One day (docs/product.md 9.2). No password is stored (docs/decisions/06). */
const DAY_SECONDS = 24 * 60 * 60

export interface Remembered {
  readonly name: string
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly remember: boolean
}

/**
 * The name that this browser remembers; empty strings for nobody. With a name the browser also has a token that no
 * script can read, which signs that name in without a password.
 */
export function remembered(): Remembered {
  return {
    name: readCookie(USERNAME) ?? '',
    mobileNum: readCookie(MOBILE) ?? '',
    countryDialingCode: readCookie(DIALING_CODE) ?? '',
    remember: readCookie(FLAG) === 'true',
  }
}

export function rememberName(name: string, remember: boolean): void {
  keep(USERNAME, name, remember)
  keep(FLAG, String(remember), remember)
}

export function rememberMobile(mobileNum: string, countryDialingCode: string, remember: boolean): void {
  keep(MOBILE, mobileNum, remember)
  keep(DIALING_CODE, countryDialingCode, remember)
  keep(FLAG, String(remember), remember)
}

/** The device's token has expired: the name stays, and its password is asked for. */
export function forgetPassword(): void {
  keep(FLAG, '', false)
}

function keep(name: string, value: string, lasting: boolean): void {
  writeCookie(name, lasting ? value : '', lasting ? DAY_SECONDS : 0)
}
