/**
 * The few messages of PostgreSQL's frontend/backend protocol 3.0 that the embedded server reads or writes itself;
 * everything else passes between client and engine untouched.
 */

const SSL_REQUEST = 80877103
const GSS_REQUEST = 80877104
const CANCEL_REQUEST = 80877102

/**
 * The kind of a packet before the startup message. A cancel has no effect, because there is no backend process to
 * signal.
 */
export function cancelOrSslRequest(packet: Buffer): 'ssl' | 'cancel' | 'startup' {
  const code = packet.readInt32BE(4)
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'ssl'
  return code === CANCEL_REQUEST ? 'cancel' : 'startup'
}

/** Messages after which a client waits for an answer: Query, Sync, Flush, FunctionCall. */
const ENDS_UNIT = new Set(['Q', 'S', 'H', 'F'].map((letter) => letter.charCodeAt(0)))
const TERMINATE = 'X'.charCodeAt(0)

/** Cuts received bytes into units that end with a message that gets an answer; `rest` is incomplete. */
export function splitMessages(received: Buffer): { units: Buffer[]; rest: Buffer; terminated: boolean } {
  const units: Buffer[] = []
  let unitStart = 0
  let position = 0
  while (position + 5 <= received.length) {
    const type = received[position]!
    const end = position + 1 + received.readInt32BE(position + 1)
    if (end > received.length) break
    if (type === TERMINATE) return { units, rest: Buffer.alloc(0), terminated: true }
    position = end
    if (ENDS_UNIT.has(type)) {
      units.push(received.subarray(unitStart, end))
      unitStart = end
    }
  }
  return { units, rest: received.subarray(unitStart), terminated: false }
}

/** AuthenticationOk, the parameters drivers look at, and ReadyForQuery. */
export function greeting(serverVersion: string): Buffer {
  const parameters = {
    server_version: serverVersion,
    server_encoding: 'UTF8',
    client_encoding: 'UTF8',
    DateStyle: 'ISO, MDY',
    TimeZone: 'UTC',
    integer_datetimes: 'on',
    standard_conforming_strings: 'on',
  }
  return Buffer.concat([
    message('R', int32(0)),
    ...Object.entries(parameters).map(([name, value]) => message('S', Buffer.from(`${name}\0${value}\0`))),
    message('Z', Buffer.from('I')),
  ])
}

/** A simple query. */
export function queryMessage(sql: string): Buffer {
  return message('Q', Buffer.from(`${sql}\0`))
}

export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return message('E', Buffer.from(`S${severity}\0V${severity}\0C${code}\0M${text}\0\0`))
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}
