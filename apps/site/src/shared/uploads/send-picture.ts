import { MOST_PICTURE_BYTES, type UploadPurpose } from '@livery/contract/support/upload-limits'
import type { UploadedPicture } from '@livery/contract/support/uploads'
import type { CallFunction } from '../http/call.ts'
import { CallError } from '../http/call-error.ts'

/** Larger pictures are made smaller before they travel: a phone's photograph takes a minute on a slow line. */
const SENT_SIDE = 2_400
const SMALL_BYTES = 600 * 1024
const QUALITY = 0.86

/**
 * Sends one picture. What is too large or no picture is refused here as the gateway would, before it travels.
 * @throws CallError, PICTURE_REFUSED among them
 */
export async function sendPicture(call: CallFunction, purpose: UploadPurpose, file: Blob): Promise<UploadedPicture> {
  if (file.size > MOST_PICTURE_BYTES) {
    const params = { reason: 'bytes', megabytes: MOST_PICTURE_BYTES / 1024 / 1024 }
    throw new CallError('PICTURE_REFUSED', { params })
  }
  const sent = file.size > SMALL_BYTES ? await smaller(file) : file
  return call('uploadPicture', { purpose, data: await base64(sent) })
}

/** The picture as a JPEG that is large enough to be read; as it was where the browser cannot read it. */
async function smaller(file: Blob): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, SENT_SIDE / Math.max(picture.width, picture.height))
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return file
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const made = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return made.size < file.size ? made : file
  } catch {
    return file
  }
}

function base64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '')
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
    reader.readAsDataURL(file)
  })
}
