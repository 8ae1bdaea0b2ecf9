/** How much of the code may be damaged and it can still be read: about 7, 15, 25 and 30 %. */
export const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const
export type QrLevel = (typeof QR_LEVELS)[number]
