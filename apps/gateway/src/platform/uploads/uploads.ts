import { createHash, randomBytes } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import { PICTURE_TYPES, type UploadPurpose } from '@livery/contract/support/upload-limits'
import { bytes, integer, oneOf, text } from '../database/row.ts'
import type { Sql } from '../database/sql.ts'
import type { CleanPicture } from './clean-picture.ts'

/** The owner of the pictures. */
export interface UploadOwner {
  readonly merchantId: string
  readonly memberId: string
}

/** A stored picture, without its bytes. */
export interface Upload {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** The SHA-256 of the received file, which identifies a repeated one. */
const sourceHashOf = (source: Buffer): Buffer => createHash('sha256').update(source).digest()

/** Stores a cleaned picture until something uses it, for a day at most. */
export async function storeUpload(
  sql: Sql,
  { merchantId, memberId }: UploadOwner,
  purpose: UploadPurpose,
  source: Buffer,
  { type, width, height, bytes: content }: CleanPicture,
): Promise<Upload> {
  const id = randomBytes(16).toString('base64url')
  await sql.run(
    `insert into upload (id, merchant_id, member_id, purpose, type, width, height, content, source_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, merchantId, memberId, purpose, type, width, height, content, sourceHashOf(source)],
  )
  return { id, width, height }
}

/**
 * Binds pictures to their use, in the caller's transaction: from then on they stay, and have no other use. Throws
 * NOT_FOUND for a picture of another member, of another purpose, or in use already.
 */
export async function takeUploads(
  tx: Sql,
  { merchantId, memberId }: UploadOwner,
  purpose: UploadPurpose,
  ids: readonly string[],
  usedBy: string,
): Promise<void> {
  if (ids.length === 0) return
  const taken = await tx.run(
    `update upload set used_by = $5
      where merchant_id = $1 and member_id = $2 and purpose = $3 and id = any ($4) and used_by is null`,
    [merchantId, memberId, purpose, ids, usedBy],
  )
  if (taken !== new Set(ids).size) throw new LiveryError('NOT_FOUND')
}

/** Pictures in use, in the order they were sent, by their use. */
export async function uploadsOf(
  sql: Sql,
  merchantId: string,
  usedBy: readonly string[],
): Promise<ReadonlyMap<string, readonly Upload[]>> {
  const rows = await sql.rows(
    { id: text, width: integer, height: integer, used_by: text },
    `select id, width, height, used_by from upload where merchant_id = $1 and used_by = any ($2) order by sent_at, id`,
    [merchantId, usedBy],
  )
  return Map.groupBy(rows, ({ used_by }) => used_by)
}

/** A picture's bytes; null for an unknown id at the merchant. */
export function uploadContent(sql: Sql, merchantId: string, id: string) {
  return sql.row(
    { type: oneOf(PICTURE_TYPES), content: bytes },
    'select type, content from upload where merchant_id = $1 and id = $2',
    [merchantId, id],
  )
}
