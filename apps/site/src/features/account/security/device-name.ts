/** Browsers and systems by what they say of themselves; the first that fits, since most say they are others too. */
const BROWSERS = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const

const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** What a session's browser and system are called; null where its user agent says neither. */
export function deviceName(userAgent: string | null): { readonly browser: string; readonly system: string } | null {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  return browser && system ? { browser, system } : null
}
