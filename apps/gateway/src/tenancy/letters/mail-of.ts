import { type Html, html } from '../../platform/http/html.ts'
import type { Mail } from '../../platform/sending/ports.ts'
import type { Site } from '../sites/site.ts'
import type { Letters } from './letters.ts'

type Values = Readonly<Record<string, string>>

export interface MailContent {
  /** Text keys of the area `letters`; all get the same values. */
  readonly subject: string
  readonly lines: readonly string[]
  readonly values: Values
  /** A value that the reader has to type, such as a code; it has its own line in large type. */
  readonly secret?: string
}

/** An e-mail as HTML, in the merchant's colours and the reader's direction, and as plain text. */
export function mailOf(site: Site, letters: Letters, to: string, content: MailContent): Mail {
  const { merchant } = site
  const { subject, values, secret } = content
  const lines = [...content.lines, 'footer']
  const plain = lines.map((key) => letters.text(key, values))
  if (secret !== undefined) plain.splice(1, 0, secret)
  return {
    merchantId: merchant.id,
    from: { name: merchant.name, address: merchant.thirdParties.mail.sender ?? `no-reply@${merchant.domains.main}` },
    to,
    subject: letters.text(subject, values),
    text: `${plain.join('\n\n')}\n`,
    html: htmlOf(
      site,
      letters,
      lines.map((key) => letters.html(key, values)),
      secret,
    ).text,
  }
}

/** Mail programs support only tables and style attributes. */
function htmlOf({ merchant, theme }: Site, { tag, direction }: Letters, lines: readonly Html[], secret?: string): Html {
  const colour = (name: 'color.action.bg' | 'color.action.on') => String(theme.values.light[name])
  const [first, ...rest] = lines
  const footer = rest.pop()
  const paragraph = (content?: Html) => html`<p style="margin:0 0 16px">${content}</p>`
  const shown =
    secret !== undefined &&
    html`<p dir="ltr" style="margin:0 0 16px;padding:16px;border-radius:8px;background:#f1f3f5;font:700 24px/1.3 ui-monospace,monospace;letter-spacing:2px;text-align:center">${secret}</p>`
  return html`<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body style="margin:0;padding:24px 12px;background:#f1f3f5"><table role="presentation" dir="${direction}" width="100%" style="max-width:560px;margin:0 auto;border-spacing:0;border-radius:12px;overflow:hidden;background:#ffffff;color:#1c1e21;font:16px/1.6 system-ui,sans-serif">
<tr><td style="padding:16px 24px;background:${colour('color.action.bg')};color:${colour('color.action.on')};font-size:20px;font-weight:700"><bdi>${merchant.name}</bdi></td></tr>
<tr><td style="padding:24px">${paragraph(first)}${shown}${rest.map(paragraph)}<p style="margin:24px 0 0;font-size:13px;color:#5c6370">${footer}</p></td></tr>
</table></body></html>`
}
