import { createHmac } from 'node:crypto'
import { constantTimeEqual } from '@livery/contract/constant-time-equal'
import { derivedKey } from '../secrets/derived-key.ts'
import type { Settings } from '../settings.ts'

/** The route of pictures that members sent. */
export const UPLOADS_PATH = '/sent-pictures'

const GOOD_FOR_MS = 3_600_000
/**
 * Links made within this time are equal, so that a list that is loaded again shows pictures from the browser's cache.
 */
const STEP_MS = 30 * 60_000

/**
 * Addresses that show one picture for about an hour to everybody who has the address, because the picture of a page
 * cannot carry a session's token.
 */
export class UploadLinks {
  readonly #key: Buffer

  constructor(settings: Pick<Settings, 'deploymentSecret'>) {
    this.#key = derivedKey(settings, 'upload-link')
  }

  of(merchantId: string, id: string, nowMs = Date.now()): string {
    const until = Math.ceil((nowMs + GOOD_FOR_MS) / STEP_MS)
    return `${UPLOADS_PATH}/${id}/${until.toString(36)}.${this.#mark(merchantId, id, until)}`
  }

  /** Whether the proof after the id in an address is valid and has not expired. */
  isGood(merchantId: string, id: string, proof: string, nowMs = Date.now()): boolean {
    const [time = '', mark = ''] = proof.split('.')
    const until = Number.parseInt(time, 36)
    return until * STEP_MS > nowMs && constantTimeEqual(mark, this.#mark(merchantId, id, until))
  }

  #mark(merchantId: string, id: string, until: number): string {
    return createHmac('sha256', this.#key).update(`${merchantId}|${id}|${until}`).digest('base64url').slice(0, 27)
  }
}
