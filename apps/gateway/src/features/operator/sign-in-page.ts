import { readFileSync } from 'node:fs'
import { operatorDocument } from './document.ts'

const SCRIPT = readFileSync(new URL('./sign-in-script.js', import.meta.url), 'utf8')

/** The page where an operator signs in with the secret. */
export function signInPage(nonce: string): string {
  return operatorDocument({
    nonce,
    title: 'Operator',
    script: SCRIPT,
    body: `<main class="narrow"><h1>Operator</h1><div role="alert"></div><form id="sign-in">
     <label>The operator’s secret<input name="secret" type="password" required autocomplete="current-password" autofocus></label>
     <button class="main">Sign in</button></form></main>`,
  })
}
