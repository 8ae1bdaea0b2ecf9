import { type Html, html } from '../../../platform/http/html.ts'

/** Tabs for the merchants, with one selected. */
export function merchantTabs(
  path: string,
  merchants: readonly { readonly id: string; readonly name: string }[],
  current: string,
): Html {
  return html`<nav class="actions" aria-label="Merchants">${merchants.map(
    ({ id, name }) =>
      html`<a class="button${id === current && ' main'}" href="${path}?merchant=${id}"${id === current && html` aria-current="page"`}>${name}</a>`,
  )}</nav>`
}
