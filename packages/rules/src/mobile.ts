export type MobileNumbers = typeof import('./mobile-numbers.ts')

/**
 * The mobile numbers of the world, whose numbering plans weigh more than all other rules together: loaded only where a
 * mobile number is asked for.
 */
export function loadMobileNumbers(): Promise<MobileNumbers> {
  return import('./mobile-numbers.ts')
}
