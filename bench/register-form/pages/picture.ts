/** Replaces the captcha picture, as the gateway sends it: without its kind. */
export const PICTURE_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const PICTURE = `data:image/png;base64,${PICTURE_BASE64}`
