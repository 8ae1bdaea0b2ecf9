import { FEEDBACK_STATES } from '@livery/contract/support/feedback'
import { instant, oneOf, text } from '../../platform/database/row.ts'
import type { Sql } from '../../platform/database/sql.ts'
import { publishEvent } from '../../platform/events/publish.ts'
import { uploadsOf } from '../../platform/uploads/uploads.ts'

/** A page with more would not be readable. */
const MOST_THREADS = 30

const THREAD = { id: text, state: oneOf(FEEDBACK_STATES), memberId: text, account: text, at: instant }
const POST = { id: text, thread: text, author: oneOf(['member', 'operator']), content: text, at: instant }

/** The use of a post's pictures in the store of uploads. */
export const pictureUse = (post: string): string => `feedback ${post}`

export type Thread = Awaited<ReturnType<typeof feedbackThreadsOf>>[number]

/**
 * Threads with their posts and pictures, the newest first.
 *
 * @param memberId one member; null for all of the merchant, unanswered threads first
 */
export async function feedbackThreadsOf(sql: Sql, merchantId: string, memberId: string | null) {
  const threads = await sql.rows(
    THREAD,
    `select t.id::text as id, t.state, t.member_id::text as "memberId", m.account, t.last_at as at
       from feedback_thread t join member m on m.merchant_id = t.merchant_id and m.id = t.member_id
      where t.merchant_id = $1 and ($2::bigint is null or t.member_id = $2)
      order by ($2::bigint is null and t.state = 'waiting') desc, t.last_at desc, t.id desc limit ${MOST_THREADS}`,
    [merchantId, memberId],
  )
  const posts = await sql.rows(
    POST,
    `select id::text as id, thread_id::text as thread, author, content, at from feedback_post
      where merchant_id = $1 and thread_id = any ($2::bigint[]) order by id`,
    [merchantId, threads.map(({ id }) => id)],
  )
  const pictures = await uploadsOf(
    sql,
    merchantId,
    posts.map(({ id }) => pictureUse(id)),
  )
  const shown = posts.map((post) => ({ ...post, pictures: pictures.get(pictureUse(post.id)) ?? [] }))
  const byThread = Map.groupBy(shown, ({ thread }) => thread)
  return threads.map((thread) => ({ ...thread, posts: byThread.get(thread.id) ?? [] }))
}

/**
 * Adds a post in the caller's transaction.
 *
 * @returns its id; null for a repeated request
 */
export async function addPost(
  tx: Sql,
  post: {
    readonly merchantId: string
    readonly thread: string
    readonly author: 'member' | 'operator'
    readonly operator: string | null
    readonly content: string
    readonly requestKey: string
  },
): Promise<string | null> {
  const { merchantId, thread, author, operator, content, requestKey } = post
  const row = await tx.row(
    { id: text },
    `insert into feedback_post (merchant_id, thread_id, author, operator, content, request_key)
     values ($1, $2, $3, $4, $5, $6) on conflict (merchant_id, request_key) do nothing returning id::text as id`,
    [merchantId, thread, author, operator, content, requestKey],
  )
  if (row)
    await tx.run(
      'update feedback_thread set state = $3, last_at = clock_timestamp() where merchant_id = $1 and id = $2',
      [merchantId, thread, author === 'member' ? 'waiting' : 'answered'],
    )
  return row?.id ?? null
}

/** Answers or closes a thread, and informs the member's pages. Answers whether there is such a thread. */
export async function answerThread(
  tx: Sql,
  answer: {
    readonly merchantId: string
    readonly thread: string
    readonly operator: string
    readonly content: string
    readonly requestKey: string
    readonly isClosing: boolean
  },
): Promise<boolean> {
  const { merchantId, thread, operator, content, requestKey, isClosing } = answer
  const row = await tx.row(
    { memberId: text },
    'select member_id::text as "memberId" from feedback_thread where merchant_id = $1 and id = $2 for update',
    [merchantId, thread],
  )
  if (!row) return false
  if (content) await addPost(tx, { merchantId, thread, author: 'operator', operator, content, requestKey })
  if (isClosing)
    await tx.run(`update feedback_thread set state = 'closed' where merchant_id = $1 and id = $2`, [merchantId, thread])
  await publishEvent(
    tx,
    { merchantId, memberId: row.memberId },
    { kind: 'feedback', id: thread, at: new Date().toISOString() },
  )
  return true
}
