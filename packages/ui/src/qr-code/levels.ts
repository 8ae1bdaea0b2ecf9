/** How much of it may be hidden or torn and it is still read: about 7, 15, 25 and 30 %. */
export const QR_LEVELS = ['L', 'M', 'Q', 'H'] as const
export type QrLevel = (typeof QR_LEVELS)[number]
