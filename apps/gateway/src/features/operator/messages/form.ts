import { MESSAGE_AUDIENCES, MESSAGE_FORMATS, type MessageAudience } from '@livery/contract/messages/inbox'
import type { Merchant } from '@livery/merchant/merchant'
import type { NewMessage, Recipients } from '../../../members/messages/write.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { membersByAccount } from './written.ts'

export type Fields = Readonly<Record<string, string | undefined>>

const LONGEST_TITLE = 120
const LONGEST_CONTENT = 8_000
const MOST_ON_A_LIST = 5_000
const FURTHEST_MS = 366 * 24 * 3_600_000

/** The message in a form; throws a `Refusal` that says what to write where. */
export async function messageOf(
  sql: Sql,
  merchant: Merchant,
  fields: Fields,
  by: string,
): Promise<NewMessage & { readonly requestKey: string }> {
  const { title, content } = textsOf(merchant, fields)
  const format = MESSAGE_FORMATS.find((one) => one === fields.format) ?? 'plain'
  const requestKey = keyOf(fields)
  const to = await recipientsOf(sql, merchant, fields)
  return { merchantId: merchant.id, to, title, content, format, by, sendAt: waitsUntil(fields.sendAt), requestKey }
}

/** The key of a form, so that one that is sent twice counts once. */
export function keyOf({ key = '' }: Fields): string {
  if (/^[\w-]{16,64}$/.test(key)) return key
  throw new Refusal(422, 'This form is not complete. Open the page again.')
}

/** Titles and texts in a form, by language: each language has both or neither, and at least one has both. */
export function textsOf(merchant: Merchant, fields: Fields) {
  const title = partOf(merchant, fields, 'title', LONGEST_TITLE)
  const content = partOf(merchant, fields, 'content', LONGEST_CONTENT)
  const halves = Object.keys({ ...title, ...content }).filter((code) => !title[code] || !content[code])
  if (halves.length > 0)
    throw new Refusal(422, `Write a title and a text in ${halves.join(', ')}, or leave both empty.`)
  if (Object.keys(title).length === 0) throw new Refusal(422, 'Write a title and a text in one language at least.')
  return { title, content }
}

function partOf({ languages }: Merchant, fields: Fields, part: string, most: number): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const code of languages) {
    const written = fields[`${part}.${code}`]?.trim() ?? ''
    if (written.length > most) throw new Refusal(422, `The ${part} in ${code} is longer than ${most} characters.`)
    if (written) texts[code] = written
  }
  return texts
}

async function recipientsOf(sql: Sql, merchant: Merchant, fields: Fields): Promise<Recipients> {
  const audience: MessageAudience | undefined = MESSAGE_AUDIENCES.find((one) => one === fields.audience)
  refuseForgotten(fields)
  switch (audience) {
    case 'all':
    case 'agents':
      return { audience }
    case 'level': {
      const leastLevel = Number(fields.level)
      if (!Number.isInteger(leastLevel) || leastLevel < 0 || leastLevel > 100)
        throw new Refusal(422, 'Write the lowest VIP level as a number from 0 to 100.')
      return { audience, leastLevel }
    }
    case 'language': {
      const language = merchant.languages.find((code) => code === fields.language)
      if (!language) throw new Refusal(422, `Choose one of the merchant’s languages: ${merchant.languages.join(', ')}.`)
      return { audience, language }
    }
    case 'member':
    case 'list': {
      const accounts = (fields.accounts ?? '').split(/[\s,;]+/).filter(Boolean)
      if (accounts.length === 0) throw new Refusal(422, 'Write the accounts it is for, one a line.')
      if (accounts.length > MOST_ON_A_LIST) throw new Refusal(422, `A list has ${MOST_ON_A_LIST} accounts at most.`)
      const { ids, unknown } = await membersByAccount(sql, merchant.id, accounts)
      if (unknown.length > 0) throw new Refusal(422, `Nobody has the account ${unknown.slice(0, 10).join(', ')}.`)
      const [memberId] = ids
      return ids.length === 1 && memberId ? { audience: 'member', memberId } : { audience: 'list', memberIds: ids }
    }
    default:
      throw new Refusal(422, 'Choose whom the message is for.')
  }
}

/** Accounts or a level beside another choice: a message that was meant for one person would reach all. */
function refuseForgotten({ audience, accounts, level }: Fields): void {
  if (accounts?.trim() && audience !== 'list' && audience !== 'member')
    throw new Refusal(
      422,
      'Accounts are written, but it is not for them. Choose “Some accounts, or one”, or empty them.',
    )
  if (level?.trim() && audience !== 'level')
    throw new Refusal(422, 'A level is written, but it is not for one. Choose “A VIP level and above”, or empty it.')
}

/** A moment as it was typed; null where nothing was. */
export function typedMoment(typed: string | undefined): Date | null {
  if (!typed) return null
  const moment = new Date(`${typed}Z`)
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(typed) || Number.isNaN(moment.getTime()))
    throw new Refusal(422, 'Write the moment as year-month-dayThour:minute, in UTC.')
  if (moment.getTime() > Date.now() + FURTHEST_MS) throw new Refusal(422, 'The moment is more than a year away.')
  return moment
}

/** Null for a message that is sent at once. */
function waitsUntil(typed: string | undefined): Date | null {
  const moment = typedMoment(typed)
  return moment && moment.getTime() > Date.now() ? moment : null
}
