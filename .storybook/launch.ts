import { type Browser, chromium } from 'playwright'
import { CHROMIUM } from './browser.ts'
import { BROWSER_ARGS } from './browser-args.ts'

/** Starts Chromium as people have it, for pictures and measurements. */
export function launch(...args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: [...BROWSER_ARGS, ...args] })
}
