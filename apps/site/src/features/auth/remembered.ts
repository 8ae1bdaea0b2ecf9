import { readCookie, writeCookie } from '../../shared/preferences/cookies.ts'

const USERNAME = 'rememberName'
const FLAG = 'rememberMe'
/** One day (specification, section 9). No password is kept (ruling 2). */
const DAY_SECONDS = 24 * 60 * 60

/** The last name somebody wanted remembered here, or an empty one. */
export function rememberedName(): { readonly name: string; readonly remember: boolean } {
  return { name: readCookie(USERNAME) ?? '', remember: readCookie(FLAG) === 'true' }
}

export function rememberName(name: string, remember: boolean): void {
  writeCookie(USERNAME, remember ? name : '', remember ? DAY_SECONDS : 0)
  writeCookie(FLAG, String(remember), remember ? DAY_SECONDS : 0)
}
