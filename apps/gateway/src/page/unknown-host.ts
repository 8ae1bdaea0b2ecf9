import { html } from '../platform/http/html.ts'

/** The answer to an unknown host: it shows no brand and gives no hint about others. */
export const unknownHostPage = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>404</title><meta name="robots" content="noindex"></head><body><h1>404</h1><p>There is no site at this address.</p></body></html>`
