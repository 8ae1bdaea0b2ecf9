import type { Fault, FaultText } from '@livery/document/fault'
import { indexLines } from '@livery/document/line-index'
import { ASSET_NAME } from './asset-name.ts'
import { type AssetFile, REQUIRED_ASSETS } from './assets.ts'
import { cleanSvg } from './pictures/clean-svg.ts'
import { KIND_WORDS, type PictureKind, pictureKind } from './pictures/picture-kind.ts'
import { type PictureSize, pictureSize } from './pictures/picture-size.ts'
import { WORDMARK_IN } from './wordmarks.ts'

/** The largest sizes of a merchant's pictures, in bytes: a page shows several before anything else. */
export const ASSET_BUDGET = { drawing: 48 * 1024, picture: 160 * 1024, all: 512 * 1024 } as const
const LARGEST_SIDE = 2048

const KINDS: Readonly<Record<string, PictureKind>> = { svg: 'svg', png: 'png', webp: 'webp', avif: 'avif' }

/** Names that the gateway serves itself. */
const RESERVED = /^(qr-[a-z]+\.svg|icon-\d+\.png)$/

/** The width-to-height ratio that each required drawing must have. */
const SHAPES: Readonly<Record<string, { readonly least: number; readonly most: number; readonly faultText: string }>> =
  {
    'mark.svg': { least: 0.98, most: 1.02, faultText: 'a mark is square' },
    'logo-light.svg': { least: 1, most: 9, faultText: 'a wordmark is one to nine times as wide as high' },
    'logo-dark.svg': { least: 1, most: 9, faultText: 'a wordmark is one to nine times as wide as high' },
  }

/**
 * Checks a merchant's pictures: each has the kind of its name, a small size, a valid shape and no active content, and
 * the required ones exist.
 * @param folder the merchant's folder, such as `merchants/aurora`
 */
export function assetFaults(folder: string, files: readonly AssetFile[]): Fault[] {
  const at = (name: string, faultText: FaultText, line = 1, column = 1): Fault => ({
    severity: 'error',
    ...faultText,
    file: `${folder}/assets/${name}`,
    line,
    column,
    path: '',
  })
  const names = new Set(files.map(({ name }) => name))
  const missing = REQUIRED_ASSETS.filter((name) => !names.has(name)).map((name) =>
    at(name, { code: 'asset.missing', message: 'the file is missing', repair: 'Draw it as SVG' }),
  )
  const all = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
  const heavy =
    all <= ASSET_BUDGET.all
      ? []
      : [
          at(largest(files), {
            code: 'size.assets',
            message: `the pictures weigh ${kilobytes(all)} together, at most ${kilobytes(ASSET_BUDGET.all)} are served`,
            repair: 'Make this one smaller first: it is the largest',
          }),
        ]
  return [...missing, ...heavy, ...files.flatMap((file) => fileFaults(file, at))]
}

type At = (name: string, faultText: FaultText, line?: number, column?: number) => Fault

function fileFaults({ name, bytes }: AssetFile, at: At): Fault[] {
  const namedKind = KINDS[name.slice(name.lastIndexOf('.') + 1).toLowerCase()]
  if (namedKind === undefined) {
    const repair = 'Save it as SVG, PNG, WebP or AVIF, or remove it'
    return [
      at(name, { code: 'asset.kind', severity: 'warning', message: 'a file of this kind is never shown', repair }),
    ]
  }
  const faultText = nameFault(name)
  if (faultText) return [at(name, faultText)]
  const found = pictureKind(bytes)
  if (found !== namedKind) return [at(name, typeFault(name, namedKind, found, bytes))]
  const budget = namedKind === 'svg' ? ASSET_BUDGET.drawing : ASSET_BUDGET.picture
  const weight: Fault[] =
    bytes.byteLength <= budget
      ? []
      : [
          at(name, {
            code: 'size.asset',
            message: `the file weighs ${kilobytes(bytes.byteLength)}, at most ${kilobytes(budget)} are served`,
            repair: namedKind === 'svg' ? 'Simplify its paths' : 'Make the picture smaller, or save it as WebP or AVIF',
          }),
        ]
  return [
    ...weight,
    ...(namedKind === 'svg' ? drawingFaults(name, bytes, at) : pictureFaults(name, namedKind, bytes, at)),
  ]
}

function nameFault(name: string): FaultText | undefined {
  if (RESERVED.test(name)) {
    return { code: 'asset.name', message: 'this name is taken by a picture the platform makes', repair: 'Rename it' }
  }
  if (new RegExp(ASSET_NAME).test(name)) return undefined
  return {
    code: 'asset.name',
    message: 'the name cannot stand in an address',
    found: JSON.stringify(name),
    repair: 'Use lower-case letters, digits and dashes',
  }
}

function typeFault(name: string, namedKind: PictureKind, found: PictureKind | undefined, bytes: Uint8Array): FaultText {
  const is = bytes.byteLength === 0 ? 'empty' : found === undefined ? 'of an unknown kind' : KIND_WORDS[found]
  const ending = found !== undefined && KINDS[found] ? found : undefined
  return {
    code: 'asset.type',
    message: `the name says ${KIND_WORDS[namedKind]}, but the file is ${is}`,
    repair: ending
      ? `Rename it to ${name.slice(0, name.lastIndexOf('.'))}.${ending}, or save it as ${namedKind.toUpperCase()}`
      : `Save it as ${namedKind.toUpperCase()}`,
  }
}

function drawingFaults(name: string, bytes: Uint8Array, at: At): Fault[] {
  const text = new TextDecoder().decode(bytes)
  const { findings, size, text: cleaned } = cleanSvg(text)
  const position = indexLines(text)
  const faults = findings.map(({ offset, ...faultText }) => {
    const { line, column } = position(offset)
    return at(name, faultText, line, column)
  })
  if (cleaned === null) return faults
  if (size) return [...faults, ...shapeFaults(name, size, at)]
  const faultText = { code: 'asset.size', message: 'the drawing has no view box, so it cannot be scaled' }
  return [...faults, at(name, { ...faultText, repair: 'Add viewBox="0 0 width height" to the svg element' })]
}

function shapeFaults(name: string, { width, height }: PictureSize, at: At): Fault[] {
  const shape = SHAPES[name.replace(WORDMARK_IN, '$1.svg')]
  const ratio = width / height
  if (!shape || (ratio >= shape.least && ratio <= shape.most)) return []
  const found = `${width} × ${height}`
  return [at(name, { code: 'asset.shape', message: shape.faultText, found, repair: 'Draw it in that shape' })]
}

function pictureFaults(name: string, kind: PictureKind, bytes: Uint8Array, at: At): Fault[] {
  const size = pictureSize(kind, bytes)
  if (!size) {
    const faultText = { code: 'asset.size', message: 'the file does not say how large the picture is' }
    return [at(name, { ...faultText, repair: 'Save it again: it may be cut off' })]
  }
  if (Math.max(size.width, size.height) <= LARGEST_SIDE) return []
  return [
    at(name, {
      code: 'asset.size',
      message: `the picture is larger than ${LARGEST_SIDE} pixels on a side`,
      found: `${size.width} × ${size.height}`,
      repair: 'Make it smaller',
    }),
  ]
}

const largest = (files: readonly AssetFile[]) =>
  files.reduce((most, file) => (file.bytes.byteLength > most.bytes.byteLength ? file : most)).name

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`
