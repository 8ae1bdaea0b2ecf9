import type { Merchant } from '@livery/merchant/merchant'

/** The origins a page may reach besides its own, by purpose. */
export interface OtherSources {
  readonly connect: readonly string[]
  readonly frame: readonly string[]
  readonly image: readonly string[]
  readonly script: readonly string[]
  readonly style: readonly string[]
  /** Names of their Trusted Types policies. */
  readonly trustedTypes: readonly string[]
}

export const NO_OTHERS: OtherSources = { connect: [], frame: [], image: [], script: [], style: [], trustedTypes: [] }

/** GeeTest v4's own hosts. */
const GEETEST_HOSTS = ['https://static.geetest.com', 'https://gcaptcha4.geetest.com', 'https://monitor.geetest.com']
const GEETEST: OtherSources = {
  connect: GEETEST_HOSTS,
  frame: [],
  image: GEETEST_HOSTS,
  script: GEETEST_HOSTS,
  style: GEETEST_HOSTS,
  // GeeTest names no policy, so ours for it is the default one (shared/third-parties/allow-scripts.ts of the site).
  trustedTypes: ['default'],
}

/** Firebase's phone sign-in, and its bot check. */
const FIREBASE: OtherSources = {
  connect: ['https://identitytoolkit.googleapis.com', 'https://www.google.com'],
  frame: ['https://www.google.com', 'https://recaptcha.google.com'],
  image: ['https://www.gstatic.com'],
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  style: [],
  // Google chooses the names of its policies, several with a common prefix.
  trustedTypes: ['*', "'allow-duplicates'"],
}

/** Google's tag, which counts visits: https://developers.google.com/tag-platform/security/guides/csp */
const GTAG: OtherSources = {
  connect: ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  frame: [],
  image: ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
  // The host's other scripts are containers that anybody can fill.
  script: ['https://www.googletagmanager.com/gtag/'],
  style: [],
  // Our default policy admits its own script, and none of its markup.
  trustedTypes: ['default'],
}

/**
 * The origins of the merchant's third parties, and its other hosts, whose response time the list of mirrors measures.
 * @param isMeasured whether the page may be measured; one with secrets reaches no analytics
 * @param emulator host and port of Firebase's emulator; null in production
 */
export function thirdPartySources(
  {
    thirdParties,
    domains,
    analytics,
    launchGameCDNs,
  }: Pick<Merchant, 'thirdParties' | 'domains' | 'analytics' | 'launchGameCDNs'>,
  isMeasured: boolean,
  emulator: string | null,
): OtherSources {
  const firebase = emulator === null ? FIREBASE : { ...FIREBASE, connect: [...FIREBASE.connect, `http://${emulator}`] }
  const named = [
    thirdParties.botCheck.provider === 'geetest' ? GEETEST : NO_OTHERS,
    thirdParties.sms?.provider === 'firebase' ? firebase : NO_OTHERS,
    analytics.gtagId !== null && isMeasured ? GTAG : NO_OTHERS,
  ]
  const all = (kind: keyof OtherSources) => named.flatMap((sources) => sources[kind])
  const hosts = [domains.main, ...domains.mirrors].map((host) => `https://${host}`)
  return {
    // The site checks whether a host for games answers before it opens a game there.
    connect: [...all('connect'), ...hosts, ...launchGameCDNs],
    frame: all('frame'),
    image: all('image'),
    script: all('script'),
    style: all('style'),
    trustedTypes: all('trustedTypes'),
  }
}
