import type { Fault } from '@livery/document/fault'

/** An operator's request that is not possible; its message is for the operator. */
export class Refusal extends Error {
  readonly status: 403 | 404 | 409 | 422
  readonly faults: readonly Fault[]

  constructor(status: Refusal['status'], message: string, faults: readonly Fault[] = []) {
    super(message)
    this.status = status
    this.faults = faults
  }
}
