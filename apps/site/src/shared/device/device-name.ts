/**
 * Browsers and systems by their user agents. The first match counts, because most user agents also name other browsers.
 */
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

/** The name of a session's browser and system; null when the user agent contains neither. */
export function deviceName(userAgent: string | null): { readonly browser: string; readonly system: string } | null {
  const browser = BROWSERS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  const system = SYSTEMS.find(([, mark]) => mark.test(userAgent ?? ''))?.[0]
  return browser && system ? { browser, system } : null
}
