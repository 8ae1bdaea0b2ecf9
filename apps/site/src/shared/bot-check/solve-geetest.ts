import type { BotCheckAnswer } from '@livery/contract/auth/bot-check'
import { CallError } from '../http/call-error.ts'
import { allowScriptsOf } from '../third-parties/allow-scripts.ts'

/** The parts of GeeTest v4 that are used here; https://docs.geetest.com/BehaviorVerification/apirefer/api/web */
interface GeeTest {
  onReady(then: () => void): GeeTest
  onSuccess(then: () => void): GeeTest
  onError(then: () => void): GeeTest
  onClose(then: () => void): GeeTest
  showCaptcha(): void
  getValidate(): Readonly<Record<string, string>> | false
  destroy(): void
}
type InitGeeTest = (options: Readonly<Record<string, unknown>>, then: (check: GeeTest) => void) => void

const SCRIPT = 'https://static.geetest.com/v4/gt4.js'
const SCRIPTS = [
  'https://static.geetest.com/',
  'https://gcaptcha4.geetest.com/',
  'https://monitor.geetest.com/',
] as const
const VALUES = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const

let loading: Promise<void> | null = null

/**
 * Shows GeeTest’s check and returns its result. Rejects with VERIFICATION_FIRST when it is closed; returns null when
 * GeeTest cannot be reached.
 */
export async function solveGeeTest(captchaId: string, signal?: AbortSignal): Promise<BotCheckAnswer | null> {
  try {
    loading ??= load()
    await loading
  } catch {
    loading = null
    return null
  }
  const { initGeetest4 } = globalThis as { initGeetest4?: InitGeeTest }
  if (!initGeetest4) return null
  return new Promise((resolve, reject) => {
    initGeetest4({ captchaId, product: 'bind' }, (check) => {
      const end = (settle: () => void) => {
        check.destroy()
        settle()
      }
      signal?.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
      check
        .onReady(() => check.showCaptcha())
        .onSuccess(() => {
          const given = check.getValidate()
          if (given) end(() => resolve(Object.fromEntries(VALUES.map((name) => [name, given[name] ?? '']))))
        })
        .onError(() => end(() => resolve(null)))
        .onClose(() => end(() => reject(new CallError('VERIFICATION_FIRST'))))
    })
  })
}

async function load(): Promise<void> {
  const { purifyMarkup } = await import('../html/purify.ts')
  allowScriptsOf({ scripts: SCRIPTS, clean: purifyMarkup })
  const script = document.createElement('script')
  script.src = SCRIPT
  script.async = true
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('GeeTest could not be loaded')))
    document.head.append(script)
  })
}
