/** `fill` is as wide as what holds it. */
export const QR_SIZES = ['sm', 'md', 'lg', 'fill'] as const
export type QrSize = (typeof QR_SIZES)[number]
