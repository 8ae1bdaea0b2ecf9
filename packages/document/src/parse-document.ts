import {
  createScanner,
  findNodeAtLocation,
  getNodePath,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import type { Fault, FaultText, Path } from './fault.ts'
import { describeValue, formatPath } from './fault.ts'
import { indexLines, type Position } from './line-index.ts'
import { syntaxFault } from './syntax-fault.ts'

/** A larger file is a mistake or an attack: people write and read these files. */
export const LONGEST_DOCUMENT = 512 * 1024
/** Deeper than any document of ours, and far from exhausting the stack. */
export const DEEPEST_DOCUMENT = 64

export type ParsedDocument = {
  readonly file: string
  readonly text: string
  /**
   * The value, with objects that have no prototype. With syntax faults it is the part that could be recovered (maybe
   * nothing): good for finding more faults, but not for use.
   */
  readonly value: unknown
  /** Syntax faults and duplicate keys, in the order of the text. Empty when the text is good. */
  readonly faults: readonly Fault[]
  /** The file that states the value at a path: this one, or one it inherits from (`inherit`). */
  statedIn(path: Path): string
  /**
   * Line and column of the value at a path, or of its key. A path that leads nowhere gives its nearest existing
   * ancestor, so a missing key is reported at the object that lacks it.
   */
  locate(path: Path, at?: 'key' | 'value'): Position
  /** A fault at a path of this document; at the value unless `at` says key. */
  faultAt(path: Path, text: FaultText, at?: 'key' | 'value'): Fault
}

/**
 * Reads JSON with comments and trailing commas, keeping positions. Never throws: what is wrong is in `faults`.
 * @param file name used in faults, as the reader should see it (relative to the project)
 * @param text the file's content, a byte order mark allowed; at most 512 KiB and 64 levels deep
 */
export function parseDocument(file: string, text: string): ParsedDocument {
  const position = indexLines(text)
  const faults: Fault[] = []
  const at = (offset: number, path: string, faultText: FaultText): Fault => ({
    severity: 'error',
    ...faultText,
    file,
    ...position(offset),
    path,
  })

  const unread = text.indexOf('\uFFFD')
  // A file with two bytes for each letter looks like this in UTF-8, and every further fault would be noise.
  const isUtf16 = text.slice(0, 2) === '\uFFFD\uFFFD' || text.slice(0, 3).includes('\u0000')
  if (isUtf16) faults.push(at(0, '', UTF16))
  else if (unread >= 0) faults.push(at(unread, '', NOT_UTF8))
  const tooMuch = isUtf16 ? undefined : findExcess(text)
  if (tooMuch) faults.push(at(tooMuch.offset, '', tooMuch.faultText))
  const errors: ParseError[] = []
  const isRead = !tooMuch && !isUtf16
  const root = isRead ? parseTree(blankByteOrderMark(text), errors, { allowTrailingComma: true }) : undefined
  const isEmpty = isRead && !root && errors.every(({ error }) => printParseErrorCode(error) === 'ValueExpected')
  if (isEmpty) faults.push(at(0, '', EMPTY))
  else faults.push(...firstOfEachLine(errors.map((error) => at(error.offset, '', syntaxFault(error, text)))))
  if (root) {
    for (const { key, path } of duplicates(root)) {
      faults.push(
        at(key.offset, formatPath(path), {
          code: 'key.duplicate',
          message: `key ${describeValue(key.value)} appears twice in the same object`,
          repair: 'Keep one of the two',
        }),
      )
    }
  }
  faults.sort((a, b) => a.line - b.line || a.column - b.column)

  const locate = (path: Path, where: 'key' | 'value' = 'value') => position(offsetOf(root, path, where))
  return {
    file,
    text,
    value: root ? (getNodeValue(root) as unknown) : undefined,
    faults,
    statedIn: () => file,
    locate,
    faultAt: (path, faultText, where) => ({
      severity: 'error',
      ...faultText,
      file,
      ...locate(path, where),
      path: formatPath(path),
    }),
  }
}

/** One mistake confuses the parser for the rest of its line. */
function firstOfEachLine(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ line }, index) => faults.findIndex((other) => other.line === line) === index)
}

const EMPTY: FaultText = {
  code: 'json.empty',
  message: 'the file is empty',
  repair: 'Write an object such as { "version": 1 }, or take the file from a backup',
}

const UTF16: FaultText = {
  code: 'json.utf16',
  message: 'the file is saved as UTF-16',
  repair: 'Save it again as UTF-8',
}

/** Decoders put the replacement character where the bytes are no text. */
const NOT_UTF8: FaultText = {
  code: 'json.encoding',
  message: 'a letter could not be read: the file is not saved as UTF-8',
  repair: 'Save it again as UTF-8, and write the letter anew',
}

function blankByteOrderMark(text: string): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
}

/** Size and depth are checked on the flat token stream: the tree parser recurses and would exhaust the stack. */
function findExcess(text: string): { offset: number; faultText: FaultText } | undefined {
  if (text.length > LONGEST_DOCUMENT) {
    return {
      offset: 0,
      faultText: {
        code: 'json.size',
        message: `the file has ${text.length} characters, at most ${LONGEST_DOCUMENT} are read`,
        repair: 'Shorten it',
      },
    }
  }
  const scanner = createScanner(text, true)
  let depth = 0
  for (let token = scanner.scan() as number; token !== END_OF_FILE; token = scanner.scan() as number) {
    if (token === OPEN_BRACE || token === OPEN_BRACKET) depth += 1
    else if (token === CLOSE_BRACE || token === CLOSE_BRACKET) depth -= 1
    if (depth > DEEPEST_DOCUMENT) {
      return {
        offset: scanner.getTokenOffset(),
        faultText: {
          code: 'json.depth',
          message: `nested more than ${DEEPEST_DOCUMENT} levels deep`,
          repair: 'Flatten it',
        },
      }
    }
  }
  return undefined
}

// jsonc-parser declares SyntaxKind as an ambient `const enum`, which isolated modules may not read.
const OPEN_BRACE = 1
const CLOSE_BRACE = 2
const OPEN_BRACKET = 3
const CLOSE_BRACKET = 4
const END_OF_FILE = 17

/** Keys that occur a second time in their object, in the order of the text. */
function duplicates(root: Node): { key: Node; path: Path }[] {
  const found: { key: Node; path: Path }[] = []
  const visit = (node: Node) => {
    if (node.type === 'object') {
      const seen = new Set<unknown>()
      for (const { children: [key] = [] } of node.children ?? []) {
        if (!key) continue
        if (seen.has(key.value)) found.push({ key, path: getNodePath(key) })
        seen.add(key.value)
      }
    }
    for (const child of node.children ?? []) visit(child)
  }
  visit(root)
  return found
}

function offsetOf(root: Node | undefined, path: Path, at: 'key' | 'value'): number {
  if (!root) return 0
  for (let length = path.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, length))
    if (!node) continue
    const property = node.parent?.type === 'property' ? node.parent : undefined
    return at === 'key' && length === path.length && property ? property.offset : node.offset
  }
  return root.offset
}
