import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { Empty, Instant, oneOf } from '../schemas.ts'
import { FEEDBACK_LIMITS } from './feedback-limits.ts'
import { UploadedPicture, UploadId } from './uploads.ts'

/** One visible character may be many characters on the wire. */
const MOST_UNITS = 2_000

export const FEEDBACK_STATES = ['waiting', 'answered', 'closed'] as const

const ThreadId = Type.String({ pattern: '^[1-9]\\d{0,17}$' })

export const FeedbackPost = Type.Object({
  id: Type.String(),
  author: oneOf(['member', 'operator']),
  content: Type.String(),
  pictures: Type.Array(UploadedPicture),
  at: Instant,
})
export type FeedbackPost = Static<typeof FeedbackPost>

export const FeedbackThread = Type.Object({
  id: ThreadId,
  state: oneOf(FEEDBACK_STATES),
  posts: Type.Array(FeedbackPost),
  at: Instant,
})
export type FeedbackThread = Static<typeof FeedbackThread>

export const feedback = defineCall({
  name: 'feedback',
  module: 'support',
  summary: 'Writes to customer service: a new thread, or one more post in an open one',
  method: 'PUT',
  path: '/api/support/feedback',
  auth: 'member',
  encrypted: false,
  request: Type.Object(
    {
      content: Type.String({ maxLength: MOST_UNITS }),
      pictures: Type.Array(UploadId, { maxItems: FEEDBACK_LIMITS.mostPictures, uniqueItems: true }),
      thread: Type.Optional(ThreadId),
      requestKey: Type.String({ pattern: '^[A-Za-z0-9_-]{16,40}$', description: 'Sent twice, it is written once' }),
    },
    { additionalProperties: false },
  ),
  response: Type.Object({ thread: ThreadId }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'VALIDATION', 'NOT_FOUND'],
})

export const feedbackThreads = defineCall({
  name: 'feedbackThreads',
  module: 'support',
  summary: 'What the member wrote to customer service, with the answers; the newest first',
  method: 'GET',
  path: '/api/support/feedback',
  auth: 'member',
  encrypted: false,
  request: Empty,
  response: Type.Object({ list: Type.Array(FeedbackThread) }),
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED'],
})
