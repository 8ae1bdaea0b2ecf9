import { describeValue, type Fault, type FaultText, type Path } from '@livery/document/fault'
import { type ParsedDocument, parseDocument } from '@livery/document/parse-document'
import type { Mode } from '../choices.ts'
import { isObject, ownOf } from './json.ts'
import { EDITION } from './names.ts'
import { faultAtPlace, pointerSegments, type TokenSource } from './token-map.ts'

/** The token sources of each mode; files without a resolver have no dark mode. */
export type ModeSources = {
  readonly main: ParsedDocument
  readonly sources: { readonly light: readonly TokenSource[]; readonly dark: readonly TokenSource[] | undefined }
  readonly faults: readonly Fault[]
}

/** Reads a file beside the main one; undefined when there is none. */
export type ReadSibling = (name: string) => string | undefined

/** Only files beside or below the main file may be named, never other places of the machine or the network. */
const SIBLING = /^(?:\.\/)?(?:[\w-][\w. -]*\/){0,4}[\w-][\w. -]*$/
const MOST_FILES = 32
/** The deepest nesting of sets in sets. */
const DEEPEST = 8

/** Reads a document of the Format or the Resolver module, with the files it names. */
export function readSources(file: string, text: string, readSibling: ReadSibling): ModeSources {
  const main = parseDocument(file, text)
  const faults: Fault[] = [...main.faults]
  const root = main.value
  const whole = { document: main, path: [] }
  if (faults.length > 0 || !isObject(root)) {
    if (faults.length === 0)
      faults.push(
        faultAtPlace(whole, {
          code: 'dtcg.shape',
          message: 'expected an object of tokens',
          repair: 'Write a document of the Design Tokens format',
        }),
      )
    return { main, sources: { light: [], dark: undefined }, faults }
  }
  if (!Object.hasOwn(root, 'resolutionOrder') && !isObject(ownOf(root, 'modifiers')))
    return { main, sources: { light: [{ ...whole, tree: root }], dark: undefined }, faults }

  const files = new Map<string, ParsedDocument | undefined>()
  const say = (path: Path, faultText: FaultText): [] => {
    faults.push(main.faultAt(path, faultText))
    return []
  }
  if (root.version !== EDITION)
    say(['version'], {
      code: 'dtcg.version',
      message: `expected the edition "${EDITION}"`,
      found: describeValue(root.version),
      repair: `Export it as "${EDITION}"`,
    })

  function sibling(name: string, path: Path): TokenSource[] {
    if (!SIBLING.test(name))
      return say(path, {
        code: 'dtcg.file',
        message: 'only files beside this one or below are read',
        found: describeValue(name),
        repair: 'Put the file there and name it',
      })
    if (!files.has(name)) {
      if (files.size >= MOST_FILES)
        return say(path, { code: 'dtcg.file', message: `more than ${MOST_FILES} files`, repair: 'Join some' })
      const own = readSibling(name)
      const document =
        own === undefined
          ? undefined
          : parseDocument([...file.split('/').slice(0, -1), name.replace(/^\.\//, '')].join('/'), own)
      files.set(name, document)
      faults.push(...(document?.faults ?? []))
      if (!document)
        return say(path, {
          code: 'dtcg.file',
          message: 'there is no such file',
          found: describeValue(name),
          repair: 'Put it beside this one',
        })
    }
    const document = files.get(name)
    return document && isObject(document.value) ? [{ document, path: [], tree: document.value }] : []
  }

  /** A source is tokens, a file, or a set of this document. */
  function sourcesIn(list: unknown, path: Path, depth: number): TokenSource[] {
    if (!Array.isArray(list) || depth > DEEPEST)
      return say(path, {
        code: 'dtcg.resolver',
        message: depth > DEEPEST ? 'sets refer to each other in a circle' : 'expected a list of sources',
        repair: 'Write a list of tokens or of { "$ref": … }',
      })
    return list.flatMap((item: unknown, index) => {
      const here = [...path, index]
      const reference = ownOf(item, '$ref')
      if (typeof reference === 'string') {
        if (!reference.startsWith('#/')) return sibling(reference, here)
        const [kind, name = ''] = pointerSegments(reference)
        const set = kind === 'sets' ? ownOf(ownOf(root, 'sets'), name) : undefined
        if (!isObject(set)) return say(here, notThere(reference))
        return sourcesIn(set.sources, ['sets', name, 'sources'], depth + 1)
      }
      return isObject(item) ? [{ document: main, path: here, tree: item }] : say(here, notThere(item))
    })
  }

  const light: TokenSource[] = []
  const dark: TokenSource[] = []
  let hasModes = false

  function takeModifier(modifier: unknown, path: Path, name: string): void {
    const contexts = ownOf(modifier, 'contexts')
    if (!isObject(contexts) || Object.keys(contexts).length === 0)
      return void say(path, { code: 'dtcg.resolver', message: 'a modifier without contexts', repair: 'Add "contexts"' })
    const named = (mode: Mode) => Object.keys(contexts).find((key) => key.toLowerCase() === mode)
    const [day, night] = [named('light'), named('dark')]
    const read = (key: string) => sourcesIn(contexts[key], [...path, 'contexts', key], 0)
    if (day !== undefined && night !== undefined) {
      hasModes = true
      light.push(...read(day))
      dark.push(...read(night))
      return
    }
    const chosen = ownOf(modifier, 'default')
    const key =
      typeof chosen === 'string' && Object.hasOwn(contexts, chosen) ? chosen : (Object.keys(contexts)[0] as string)
    faults.push(
      main.faultAt(path, {
        code: 'dtcg.modifier',
        severity: 'warning',
        message: `a theme has only the modes light and dark: ${describeValue(name)} is taken as it is in ${describeValue(key)}`,
        repair: 'Make a theme of each of its contexts',
      }),
    )
    const both = read(key)
    light.push(...both)
    dark.push(...both)
  }

  const order = Array.isArray(root.resolutionOrder)
    ? root.resolutionOrder
    : say(['resolutionOrder'], {
        code: 'dtcg.resolver',
        message: 'expected a list: the order in which sets and modifiers count',
        repair: 'Add "resolutionOrder"',
      })
  for (const [index, item] of order.entries()) {
    const here: Path = ['resolutionOrder', index]
    const reference = ownOf(item, '$ref')
    const [kind = '', name = ''] =
      typeof reference === 'string' && reference.startsWith('#/') ? pointerSegments(reference) : []
    const named = typeof reference === 'string'
    const target = named ? ownOf(ownOf(root, kind), name) : item
    const path = named ? [kind, name] : here
    if (isObject(target) && (named ? kind === 'modifiers' : target.type === 'modifier'))
      takeModifier(target, path, named ? name : String(target.name))
    else if (isObject(target) && (named ? kind === 'sets' : target.type === 'set')) {
      const found = sourcesIn(target.sources, [...path, 'sources'], 0)
      light.push(...found)
      dark.push(...found)
    } else say(here, notThere(reference ?? item))
  }
  return { main, sources: { light, dark: hasModes ? dark : undefined }, faults }
}

function notThere(found: unknown): FaultText {
  return {
    code: 'dtcg.resolver',
    message: 'refers to something that is not in this document',
    found: describeValue(found),
    repair: 'Name a set or a modifier of it',
  }
}
