/** The longest side that is sent, in pixels: the small print of a slip can be read. */
const LONGEST_SIDE = 2_000
const QUALITY = 0.85

/**
 * A photograph as it is sent, in base64: no larger than needed, so that a phone does not send ten megabytes over a slow
 * line. What the browser cannot draw is sent as it is, and the gateway says what is wrong with it.
 */
export async function slipPicture(file: File): Promise<string> {
  return toBase64((await smaller(file)) ?? file)
}

async function smaller(file: File): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return null
    // A transparent screenshot would stand on black in a JPEG.
    context.fillStyle = 'white'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  } catch {
    return null
  }
}

function toBase64(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''))
    reader.onerror = () => reject(reader.error ?? new Error('the picture could not be read'))
    reader.readAsDataURL(blob)
  })
}
