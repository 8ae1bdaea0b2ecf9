import type { Merchant } from '@livery/merchant/merchant'
import type { Settings } from '../platform/settings.ts'

/** Where a page may reach beyond its own host, by what for. */
export interface OtherSources {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly image: readonly string[]
  readonly style: readonly string[]
}

const NONE: OtherSources = { connect: [], frame: [], image: [], style: [] }

/** GeeTest v4's own hosts. */
const GEETEST_HOSTS = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com', 'https://monitor.geetest.com']
const GEETEST: OtherSources = { connect: GEETEST_HOSTS, frame: [], image: GEETEST_HOSTS, style: GEETEST_HOSTS }

/** Firebase’s phone sign-in, and the check that comes before it. */
const FIREBASE: OtherSources = {
  connect: ['https://identitytoolkit.googleapis.com', 'https://www.google.com'],
  frame: ['https://www.google.com', 'https://recaptcha.google.com'],
  image: ['https://www.gstatic.com'],
  style: [],
}

/** What the merchant's third parties need, and its own other hosts, which the list of mirrors measures. */
export function thirdPartySources(
  { thirdParties, domains }: Pick<Merchant, 'thirdParties' | 'domains'>,
  { firebase: { emulator } }: Pick<Settings, 'firebase'>,
): OtherSources {
  const firebase = emulator === null ? FIREBASE : { ...FIREBASE, connect: [...FIREBASE.connect, `http://${emulator}`] }
  const wanted = [
    thirdParties.botCheck.provider === 'geetest' ? GEETEST : NONE,
    thirdParties.sms?.provider === 'firebase' ? firebase : NONE,
  ]
  const all = (kind: keyof OtherSources) => wanted.flatMap((sources) => sources[kind])
  const hosts = [domains.main, ...domains.mirrors].map((host) => `https://${host}`)
  return { connect: [...all('connect'), ...hosts], frame: all('frame'), image: all('image'), style: all('style') }
}
