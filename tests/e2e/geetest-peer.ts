import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'

export const CAPTCHA_ID = 'b0a2f6d6a1e24f4d8f2f0f5d0e9c7a11'
const KEY = 'the-key-of-a-test'
/** The text of the challenge. */
export const RIGHT_ANSWER = '9143'

/**
 * A stand-in for GeeTest v4 as its documentation describes it: a script that loads and verifies by JSONP and shows its
 * challenge on the body, and a server that confirms each of its own answers once.
 */
const SCRIPT = `
globalThis.initGeetest4 = ({ captchaId, product }, made) => {
  if (product !== 'bind') throw new Error('another product')
  const ask = (path, params) => new Promise((resolve, reject) => {
    const callback = 'geetest_' + Math.random().toString(36).slice(2)
    globalThis[callback] = resolve
    const script = document.createElement('script')
    script.src = 'https://gcaptcha4.geetest.com/' + path + '?' + new URLSearchParams({ ...params, callback })
    script.onerror = reject
    document.head.append(script)
  })
  const callbacks = {}
  const box = document.createElement('div')
  let given = false
  let lot = ''
  const check = {
    getValidate: () => given,
    showCaptcha: () => {
      box.className = 'geetest_box'
      box.style.cssText = 'position:fixed;inset:80px auto auto 80px;z-index:2147483647;padding:20px;background:#fff;color:#000'
      box.innerHTML = '<label>Answer <input></label> <button>Verify</button> <button style="color:#000">Close</button>'
      const [verify, close] = box.querySelectorAll('button')
      verify.addEventListener('click', async () => {
        const { data } = await ask('verify', { captcha_id: captchaId, lot_number: lot, w: box.querySelector('input').value })
        if (data.result !== 'success') return callbacks.onFail?.()
        given = { captcha_id: captchaId, ...data.seccode }
        callbacks.onSuccess()
      })
      close.addEventListener('click', () => callbacks.onClose())
      document.body.append(box)
      box.querySelector('input').focus()
    },
    destroy: () => box.remove(),
  }
  for (const name of ['onReady', 'onSuccess', 'onFail', 'onError', 'onClose'])
    check[name] = (then) => { callbacks[name] = then; return check }
  made(check)
  ask('load', { captcha_id: captchaId, client_type: 'web' }).then(({ data }) => {
    lot = data.lot_number
    callbacks.onReady()
  }, () => callbacks.onError())
}
`

export interface GeetestPeer {
  /** The settings the gateway is started with. */
  readonly environment: Readonly<Record<'GEETEST_URL' | 'GEETEST_KEYS', string>>
  /** Answers instead of GeeTest's hosts in a page. */
  serve(page: Page): Promise<void>
  close(): Promise<void>
}

export async function startGeetestPeer(): Promise<GeetestPeer> {
  const passed = new Map<string, string>()
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const url = new URL(request.url ?? '', 'http://peer')
    const form = new URLSearchParams(body)
    const lot = form.get('lot_number') ?? ''
    const isSigned = form.get('sign_token') === createHmac('sha256', KEY).update(lot).digest('hex')
    const isRight =
      url.pathname === '/validate' &&
      url.searchParams.get('captcha_id') === CAPTCHA_ID &&
      isSigned &&
      passed.get(lot) === form.get('pass_token')
    passed.delete(lot)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ status: 'success', result: isRight ? 'success' : 'fail', reason: '' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    environment: {
      GEETEST_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      GEETEST_KEYS: JSON.stringify({ [CAPTCHA_ID]: KEY }),
    },
    async serve(page) {
      const contentType = 'text/javascript'
      await page.route('https://static.geetest.com/v4/gt4.js', (route) => route.fulfill({ contentType, body: SCRIPT }))
      await page.route('https://gcaptcha4.geetest.com/*', (route) => {
        const { pathname, searchParams } = new URL(route.request().url())
        const answer = pathname === '/load' ? { lot_number: randomUUID() } : verify(searchParams)
        const body = `${searchParams.get('callback')}(${JSON.stringify({ status: 'success', data: answer })})`
        return route.fulfill({ contentType, body })
      })
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }

  function verify(parameters: URLSearchParams) {
    if (parameters.get('w') !== RIGHT_ANSWER) return { result: 'fail' }
    const [lot_number, pass_token] = [parameters.get('lot_number') ?? '', randomUUID()]
    passed.set(lot_number, pass_token)
    const seccode = {
      lot_number,
      pass_token,
      captcha_output: randomUUID(),
      gen_time: `${Math.floor(Date.now() / 1000)}`,
    }
    return { result: 'success', seccode }
  }
}
