import { LiveryError } from '@livery/contract/errors'
import type { feedback, feedbackThreads } from '@livery/contract/support/feedback'
import { FEEDBACK_LIMITS } from '@livery/contract/support/feedback-limits'
import { stripBidi } from '@livery/rules/strip-bidi'
import { textSize } from '@livery/rules/words'
import { addPost, feedbackThreadsOf, pictureUse } from '../../../members/feedback/threads.ts'
import { spend } from '../../../members/throttle/budget.ts'
import { text } from '../../../platform/database/row.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { takeUploads, type UploadOwner } from '../../../platform/uploads/uploads.ts'
import { realMember, type SupportHandler } from '../services.ts'

const HOUR_MS = 3_600_000
const MOST_AN_HOUR = 20

export const feedbackHandler: SupportHandler<typeof feedback> = async (context) => {
  const { services, request } = context
  const account = realMember(context)
  const { merchantId, memberId } = account
  const content = stripBidi(request.content).trim()
  assertSize(content)
  await spend(services.database, merchantId, [{ key: `feedback|${memberId}`, most: MOST_AN_HOUR, windowMs: HOUR_MS }])
  // The key contains the member's number, so another member's request cannot collide with it.
  const requestKey = `member ${memberId} ${request.requestKey}`
  return services.database.transaction(async (tx) => {
    // One request at a time, so that a request that is sent twice finds what the first one wrote.
    await tx.run(`select pg_advisory_xact_lock(hashtextextended('feedback|' || $1, 0))`, [memberId])
    const written = await tx.row(
      { thread: text },
      'select thread_id::text as thread from feedback_post where merchant_id = $1 and request_key = $2',
      [merchantId, requestKey],
    )
    if (written) return written
    const thread = request.thread ? await openThread(tx, account, request.thread) : await newThread(tx, account)
    const post = await addPost(tx, { merchantId, thread, author: 'member', operator: null, content, requestKey })
    if (post) await takeUploads(tx, account, 'feedback', request.pictures, pictureUse(post))
    return { thread }
  })
}

export const threadsHandler: SupportHandler<typeof feedbackThreads> = async (context) => {
  const { database, uploadLinks } = context.services
  const { merchantId, memberId } = realMember(context)
  const threads = await feedbackThreadsOf(database, merchantId, memberId)
  return {
    list: threads.map(({ id, state, at, posts }) => ({
      id,
      state,
      at: at.toISOString(),
      posts: posts.map(({ id: post, author, content, pictures, at: written }) => ({
        id: post,
        author,
        content,
        at: written.toISOString(),
        pictures: pictures.map(({ id: picture, width, height }) => ({
          id: picture,
          width,
          height,
          url: uploadLinks.of(merchantId, picture),
        })),
      })),
    })),
  }
}

/** Refuses a text that is too short or too long (docs/product.md 8.5); the page checks this before. */
function assertSize(content: string): void {
  const { leastWords, mostWords, mostCharacters } = FEEDBACK_LIMITS
  const { words, characters } = textSize(content)
  if (words >= leastWords && words <= mostWords && characters <= mostCharacters) return
  const code = words < leastWords ? 'short' : 'long'
  throw new LiveryError('VALIDATION', { fields: [{ field: 'content', code }] })
}

async function openThread(tx: Sql, { merchantId, memberId }: UploadOwner, id: string): Promise<string> {
  const row = await tx.row(
    { id: text },
    `select id::text as id from feedback_thread
      where merchant_id = $1 and member_id = $2 and id = $3 and state <> 'closed' for update`,
    [merchantId, memberId, id],
  )
  if (!row) throw new LiveryError('NOT_FOUND')
  return row.id
}

async function newThread(tx: Sql, { merchantId, memberId }: UploadOwner): Promise<string> {
  const row = await tx.row(
    { id: text },
    'insert into feedback_thread (merchant_id, member_id) values ($1, $2) returning id::text as id',
    [merchantId, memberId],
  )
  if (!row) throw new Error('a thread that was opened has no id')
  return row.id
}
