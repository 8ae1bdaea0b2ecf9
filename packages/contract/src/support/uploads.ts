import Type, { type Static } from 'typebox'
import { defineCall } from '../call.ts'
import { oneOf } from '../schemas.ts'
import { UPLOAD_PURPOSES } from './upload-limits.ts'

/**
 * A picture's bytes travel as base64 inside JSON, a third longer; a picture slightly above the limit gets an error with
 * an explanation.
 */
export const UPLOAD_BODY_BYTES = 8 * 1024 * 1024

/** The id of a picture that was sent. */
export const UploadId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })

/** A stored picture: decoded and encoded again, without the data that the sender's device had written into it. */
export const UploadedPicture = Type.Object({
  id: UploadId,
  url: Type.String({ description: 'Where its sender sees it; good for an hour' }),
  width: Type.Integer(),
  height: Type.Integer(),
})
export type UploadedPicture = Static<typeof UploadedPicture>

export const uploadPicture = defineCall({
  name: 'uploadPicture',
  module: 'support',
  summary:
    'Sends one picture, for feedback, as the proof of a payment, or as a document that a withdrawal waits for; what nothing uses is deleted after a day',
  method: 'POST',
  path: '/api/support/pictures',
  auth: 'member',
  encrypted: false,
  bodyBytes: UPLOAD_BODY_BYTES,
  request: Type.Object(
    {
      purpose: oneOf(UPLOAD_PURPOSES),
      data: Type.String({ maxLength: UPLOAD_BODY_BYTES, pattern: '^[A-Za-z0-9+/]*={0,2}$', description: 'Base64' }),
    },
    { additionalProperties: false },
  ),
  response: UploadedPicture,
  errors: ['NOT_SIGNED_IN', 'REAL_ACCOUNT_NEEDED', 'PICTURE_REFUSED'],
})
