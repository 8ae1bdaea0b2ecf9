const POLYNOMIAL = 0x1021
const encoder = new TextEncoder()

/**
 * CRC-16/CCITT-FALSE of a text's UTF-8 bytes, as four hexadecimal figures in capitals: `29B1` for `123456789`.
 * Source: EMVCo, Merchant-Presented QR Code Specification 1.1, after ISO/IEC 13239.
 */
export function crcOf(text: string): string {
  let crc = 0xffff
  for (const byte of encoder.encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? POLYNOMIAL : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
