/**
 * PostgreSQL's codes for a connection that was lost or refused (class 08, 57P0x, 53300, 25P03), and for a statement that
 * took too long or waited too long for a lock (57014, 55P03).
 */
const CODES = /^(08|57P0|53300|25P03|57014|55P03)/
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOENT'])
/** Messages of the driver's errors without a code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error)/

/** Whether the database did not answer, in contrast to answering with an error: a later try may succeed. */
export function isConnectionLoss(error: Error & { code?: string }): boolean {
  return (
    CODES.test(error.code ?? '') ||
    (NETWORK.has(error.code ?? '') && 'syscall' in error && /connect|read|write/.test(String(error.syscall))) ||
    MESSAGES.test(error.message)
  )
}
