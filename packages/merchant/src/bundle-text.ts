import type { Fault } from '@livery/document/fault'
import { type Bundle, hashOf } from './bundle.ts'
import { MERCHANT_ID } from './sections/identity/schema.ts'

const FORMAT = 'livery-merchant'
const VERSION = 1
const MEBI = 1024 * 1024
/** A larger file is no bundle: a merchant's drawings weigh some kilobytes. */
const LARGEST = { files: 200, bytes: 8 * MEBI, text: 16 * MEBI }

/** A bundle as one text: JSON with a line for each file; texts readable, the rest in base64. */
export function formatBundle({ id, files, hash }: Bundle): string {
  const entries = [...files].map(([path, bytes]) => {
    const text = readable(bytes)
    return [path, text === undefined ? { base64: Buffer.from(bytes).toString('base64') } : { text }] as const
  })
  return `${JSON.stringify({ format: FORMAT, version: VERSION, id, hash, files: Object.fromEntries(entries) }, null, 2)}\n`
}

function readable(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Reads a text from `formatBundle`. The file may come from anybody, so paths outside its folders, oversized files and
 * content that does not match the checksum are refused.
 *
 * @param file name used in faults
 */
export function parseBundle(
  file: string,
  text: string,
): { readonly bundle: Bundle | null; readonly faults: readonly Fault[] } {
  const fault = (message: string, repair: string): Fault => ({
    code: 'bundle.invalid',
    severity: 'error',
    file,
    line: 1,
    column: 1,
    path: '',
    message,
    repair,
  })
  const refuse = (message: string, repair = 'Export it again with `npm run merchant -- export <id> --out <file>`') => ({
    bundle: null,
    faults: [fault(message, repair)],
  })
  if (text.length > LARGEST.text)
    return refuse(`the file has ${text.length} characters, at most ${LARGEST.text} are read`)
  const value = json(text)
  if (!isObject(value) || value.format !== FORMAT) return refuse('this is not an exported merchant')
  if (value.version !== VERSION) {
    return refuse(`its format is version ${JSON.stringify(value.version)}, and this installation reads ${VERSION}`)
  }
  const { id, files: stated } = value
  if (typeof id !== 'string' || !new RegExp(MERCHANT_ID).test(id)) return refuse('it names no merchant')
  if (!isObject(stated)) return refuse('it carries no files')
  const entries = Object.entries(stated)
  if (entries.length > LARGEST.files)
    return refuse(`it carries ${entries.length} files, at most ${LARGEST.files} are read`)
  const files = new Map<string, Uint8Array>()
  let total = 0
  for (const [path, content] of entries) {
    if (!isAllowed(path, id))
      return refuse(`it carries ${JSON.stringify(path.slice(0, 80))}, which is no file of the merchant "${id}"`)
    const bytes = bytesOf(content)
    if (!bytes) return refuse(`${path} is neither text nor base64`)
    total += bytes.byteLength
    if (total > LARGEST.bytes) return refuse(`its files weigh more than ${LARGEST.bytes / MEBI} MiB`)
    files.set(path, bytes)
  }
  if (!files.has(`merchants/${id}/merchant.json`)) return refuse(`it carries no merchants/${id}/merchant.json`)
  const hash = hashOf(files)
  if (hash !== value.hash) return refuse('its files are not those that were exported: the checksum differs')
  return { bundle: { id, files, hash }, faults: [] }
}

const FILES =
  /^(?:merchants\/([a-z0-9-]+)\/(?:merchant\.json|registration\.json|assets\/[\w-][\w.-]*)|groups\/[a-z][a-z0-9-]*\/(?:merchant|registration)\.json|themes\/[a-z][a-z0-9-]*\/theme\.json)$/

function isAllowed(path: string, id: string): boolean {
  const match = FILES.exec(path)
  return match !== null && (match[1] === undefined || match[1] === id)
}

function bytesOf(content: unknown): Uint8Array | undefined {
  if (!isObject(content)) return undefined
  if (typeof content.text === 'string') return new TextEncoder().encode(content.text)
  const { base64 } = content
  return typeof base64 === 'string' && /^[A-Za-z0-9+/]*={0,2}$/.test(base64) ? Buffer.from(base64, 'base64') : undefined
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
