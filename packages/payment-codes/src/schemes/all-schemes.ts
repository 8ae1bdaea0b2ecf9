import { DUITNOW } from './duitnow.ts'
import { FONEPAY } from './fonepay.ts'
import { KHQR } from './khqr.ts'
import { LAO_QR } from './lao-qr.ts'
import { MMQR } from './mmqr.ts'
import { PAYNOW } from './paynow.ts'
import { PIX } from './pix.ts'
import { PIX_DYNAMIC } from './pix-dynamic.ts'
import { PROMPTPAY } from './promptpay.ts'
import { QRIS } from './qris.ts'
import { QRPH } from './qrph.ts'
import { VIETQR } from './vietqr.ts'
import { VNPAY } from './vnpay.ts'

/** Every scheme that can be read; those with `madeBy` of `us` can also be written. */
export const SCHEMES = [
  PROMPTPAY,
  VIETQR,
  KHQR,
  PIX,
  PIX_DYNAMIC,
  QRIS,
  QRPH,
  DUITNOW,
  MMQR,
  LAO_QR,
  FONEPAY,
  VNPAY,
  PAYNOW,
] as const
export type SchemeId = (typeof SCHEMES)[number]['id']
