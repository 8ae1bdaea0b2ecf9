/** The purpose of a picture. It can be used for nothing else. */
export const UPLOAD_PURPOSES = ['feedback', 'slip', 'document'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** The types of pictures that are accepted (docs/product.md 8.5). */
export const PICTURE_TYPES = ['image/png', 'image/jpeg'] as const
export type PictureType = (typeof PICTURE_TYPES)[number]

/** The most bytes of a picture: 5 MB. */
export const MOST_PICTURE_BYTES = 5 * 1024 * 1024

/** Why a picture is refused; each is a sentence of the texts `uploads.refused.*`. */
export const PICTURE_REFUSALS = ['empty', 'bytes', 'type', 'size', 'broken'] as const
export type PictureRefusal = (typeof PICTURE_REFUSALS)[number]
