export type MobileNumbers = typeof import('./mobile-numbers.ts')

/**
 * The mobile numbers of the world. Their numbering plans are larger than all other rules together, so they are loaded
 * only when a form asks for a mobile number.
 */
export function loadMobileNumbers(): Promise<MobileNumbers> {
  return import('./mobile-numbers.ts')
}
