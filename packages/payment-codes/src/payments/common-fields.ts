/** Fields that are the same in every scheme. Source: EMVCo, Merchant-Presented QR Code Specification 1.1. */
export const FORMAT = '00'
export const USE = '01'
export const CURRENCY = '53'
export const AMOUNT = '54'
/** Characters of an amount, with its point. */
export const AMOUNT_MAX = 13
/** Whether and how a tip or a fee is added to the amount; 56 and 57 have the amount or the percentage. */
export const TIP = '55'
export const COUNTRY = '58'

/** The meaning of field 01: the same code for many payments (`static`), or for one (`dynamic`). */
export const USES = { again: '11', once: '12' } as const
