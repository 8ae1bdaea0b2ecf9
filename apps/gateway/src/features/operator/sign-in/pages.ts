import { renderSVG } from 'uqr'
import { Html, html } from '../../../platform/http/html.ts'
import type { OperatorPage } from '../document.ts'
import { type AppSecret, SHORTEST_PASSWORD } from '../people/enrolment.ts'

const MARK = html`<p class="mark"><svg viewBox="0 0 16 16" aria-hidden="true"><path d="M3 3h10M3 8h6M3 13h10"/></svg><span>Livery<small>Operators</small></span></p>`

/** The page on which an operator signs in. */
export function signInPage(path: string, name = '', complaint = ''): OperatorPage {
  return {
    title: 'Sign in',
    body: html`<main class="narrow">${MARK}<h1>Operator</h1><p class="muted">For the people who run this deployment.</p>
     <div role="alert">${complaint}</div><form method="post" action="/operator/session">
     <input type="hidden" name="path" value="${path}">
     <label>Name<input name="name" value="${name}" required autocomplete="username" autocapitalize="none" spellcheck="false" autofocus></label>
     <label>Password<input name="password" type="password" required autocomplete="current-password"></label>
     <label>Code of your authenticator app<input name="appCode" required inputmode="numeric" autocomplete="one-time-code" maxlength="12"></label>
     <div class="actions"><button class="main">Sign in</button></div></form>
     <p class="muted below">New here, or a new phone? <a href="/operator/enrol">Enrol with your code</a></p></main>`,
  }
}

/** The first step of enrolling: name and code. */
export function invitedPage(name = '', complaint = ''): OperatorPage {
  return {
    title: 'Enrol',
    body: html`<main class="narrow">${MARK}<h1>Enrol</h1>
     <p class="muted">Whoever runs the machine gives you a code: npm run operator -- add &lt;your name&gt;</p>
     <div role="alert">${complaint}</div><form method="post" action="/operator/enrol">
     <label>Name<input name="name" value="${name}" required autocomplete="username" autocapitalize="none" spellcheck="false" autofocus></label>
     <label>The code you were given<input name="code" required autocomplete="off" spellcheck="false"></label>
     <div class="actions"><button class="main">Go on</button></div></form></main>`,
  }
}

export interface Enrolling {
  readonly name: string
  readonly code: string
  readonly app: AppSecret
  readonly complaint?: string
}

/** The second step: a password, and the authenticator app. */
export function enrolPage({ name, code, app, complaint = '' }: Enrolling): OperatorPage {
  return {
    title: 'Enrol',
    body: html`<main class="narrow">${MARK}<h1>Welcome, ${name}</h1><div role="alert">${complaint}</div>
     <form method="post" action="/operator/enrol/confirm">
     <input type="hidden" name="name" value="${name}" autocomplete="username"><input type="hidden" name="code" value="${code}">
     <label>A password of at least ${SHORTEST_PASSWORD} characters<input name="password" type="password" required minlength="${SHORTEST_PASSWORD}" maxlength="200" autocomplete="new-password"></label>
     <p class="muted">Scan this with an authenticator app, or type the key into it.</p>
     <div class="qr">${new Html(renderSVG(app.uri, { border: 2 }))}</div><p><code>${app.base32}</code></p>
     <label>The code the app shows now<input name="appCode" required inputmode="numeric" autocomplete="one-time-code" maxlength="12"></label>
     <div class="actions"><button class="main">Enrol and sign in</button></div></form></main>`,
  }
}
