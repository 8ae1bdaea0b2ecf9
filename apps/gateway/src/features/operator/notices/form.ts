import { escapeHtml } from '@livery/contract/escape-html'
import { AUDIENCES } from '@livery/contract/messages/announcements'
import type { Merchant } from '@livery/merchant/merchant'
import type { Announcement } from '../../../tenancy/announcements/write.ts'
import { WRITTEN_LISTS } from '../../../tenancy/announcements/written.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { type Fields, textsOf, typedMoment } from '../messages/form.ts'

/** The announcement in a form; throws a `Refusal` that says what to write where. */
export function announcementOf(merchant: Merchant, fields: Fields): Announcement {
  const { title, content } = textsOf(merchant, fields)
  const list = WRITTEN_LISTS.find((one) => one === fields.list)
  if (!list) throw new Refusal(422, 'Choose where it is shown.')
  const audience = list === 'popups' ? AUDIENCES.filter((one) => fields[`audience.${one}`] === 'on') : []
  if (list === 'popups' && audience.length === 0) throw new Refusal(422, 'Choose whom the pop-up is shown to.')
  const publishedAt = typedMoment(fields.publishedAt) ?? new Date()
  const endsAt = typedMoment(fields.endsAt)
  if (endsAt && endsAt <= publishedAt) throw new Refusal(422, 'It would end before it is shown.')
  if (endsAt && endsAt.getTime() <= Date.now()) throw new Refusal(422, 'It would be over already.')
  return { list, audience, title, content: inParagraphs(content), publishedAt, endsAt }
}

/** Input without HTML tags is plain text, whose empty lines separate paragraphs. */
function inParagraphs(content: Readonly<Record<string, string>>): Record<string, string> {
  const written = Object.entries(content).map(([code, text]) => [
    code,
    /<[a-z][^>]*>/i.test(text) ? text : paragraphs(text),
  ])
  return Object.fromEntries(written)
}

const paragraphs = (text: string) =>
  text
    .split(/(?:\r?\n){2,}/)
    .map((part) => `<p>${escapeHtml(part.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('')
