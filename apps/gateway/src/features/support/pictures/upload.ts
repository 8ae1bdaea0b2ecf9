import type { uploadPicture } from '@livery/contract/support/uploads'
import { spend } from '../../../members/throttle/budget.ts'
import { cleanPicture } from '../../../platform/uploads/clean-picture.ts'
import { storeUpload } from '../../../platform/uploads/uploads.ts'
import { realMember, type SupportHandler } from '../services.ts'

const HOUR_MS = 3_600_000
/** Unpacking a picture costs more than any other call. */
const MOST_AN_HOUR = 30

/** Receives one picture from a member; the stored file is decoded and encoded again. */
export const uploadHandler: SupportHandler<typeof uploadPicture> = async (context) => {
  const { services, request } = context
  const account = realMember(context)
  const { merchantId, memberId } = account
  await spend(services.database, merchantId, [{ key: `upload|${memberId}`, most: MOST_AN_HOUR, windowMs: HOUR_MS }])
  const source = Buffer.from(request.data, 'base64')
  const picture = await cleanPicture(source)
  const upload = await storeUpload(services.database, account, request.purpose, source, picture)
  return { ...upload, url: services.uploadLinks.of(merchantId, upload.id) }
}
