import { canLetter, type FaceName, faces } from '@livery/artwork/lettering/faces'
import { SYMBOLS } from '@livery/artwork/symbols/registry'
import { closest } from '@livery/document/closest'
import { diskSources, layeredSources, memorySources } from '@livery/document/sources'
import { localeCodes, resolveCode } from '@livery/locale/registry'
import { recordNew } from '@livery/theme/cli/impact'
import { loadTheme } from '@livery/theme/load-theme'
import { checkMerchants } from '../check.ts'
import { isError } from '../parse-merchant.ts'
import { FACE, scaffold } from '../scaffold/scaffold.ts'
import { MERCHANT_ID } from '../sections/identity/schema.ts'
import { sentences } from './check.ts'
import { Complaint } from './complaint.ts'
import { writeFolders } from './write-files.ts'

/** The group a new merchant belongs to when none is named. */
const DEFAULT_GROUP = 'default'

export interface NewOptions {
  readonly brand?: string | undefined
  readonly accent?: string | undefined
  readonly symbol?: string | undefined
  readonly face?: string | undefined
  readonly name?: string | undefined
  readonly languages?: string | undefined
  readonly theme?: string | undefined
  readonly group?: string | undefined
  readonly currency?: string | undefined
  readonly 'time-zone'?: string | undefined
  readonly jurisdiction?: string | undefined
}

/** `new <id> --brand … [--languages …]`: writes a merchant that passes `check`, or nothing at all. */
export async function make(root: string, id: string, options: NewOptions): Promise<number> {
  if (!new RegExp(MERCHANT_ID).test(id)) {
    throw new Complaint(`"${id}" is no id: lower-case letters, digits and dashes, 3 to 32 of them, a letter first.`)
  }
  const disk = diskSources(root)
  if (disk.folders('merchants').includes(id)) {
    throw new Complaint(
      `There is a merchant "${id}" already. Choose another id, or change merchants/${id}/merchant.json.`,
    )
  }
  const { brand, theme } = options
  if (brand === undefined) throw new Complaint(`Which colour? npm run merchant -- new ${id} --brand "#7c3aed"`)
  const hex = colourOf('brand', brand)
  if (theme === undefined && disk.folders('themes').includes(id)) {
    throw new Complaint(`There is a theme "${id}" already. To use it, add: --theme ${id}`)
  }
  const files = scaffold({
    id,
    brand: hex,
    accent: options.accent === undefined ? undefined : colourOf('accent', options.accent),
    symbol: oneOf('symbol', SYMBOLS, options.symbol),
    face: oneOf('face', Object.keys(faces) as FaceName[], options.face),
    theme,
    name: options.name,
    languages: codesOf(options.languages ?? 'TY,EN'),
    group: options.group ?? DEFAULT_GROUP,
    currency: options.currency,
    timeZone: options['time-zone'],
    jurisdiction: options.jurisdiction,
  })
  const bytes = new Map([...files].map(([path, text]) => [path, new TextEncoder().encode(text)]))
  const checked = await checkMerchants(layeredSources(memorySources(bytes), disk), id)
  if (checked.some(({ faults }) => faults.some(isError))) {
    console.log(sentences(checked))
    console.error('Nothing was written.')
    return 1
  }
  writeFolders(root, files)
  // Without a record, the theme would look like a change of the compiler.
  if (theme === undefined) {
    const made = loadTheme(root, id)
    if (made.ok) recordNew(root, made.theme)
  }
  console.log([...files.keys()].map((path) => `wrote ${path}`).join('\n'))
  console.log(sentences(checked))
  const [, wordmark] = /<title>([^<]+)<\/title>/.exec(files.get(`merchants/${id}/assets/logo-light.svg`) ?? '') ?? []
  if (options.name !== undefined && !canLetter(options.name, (options.face ?? FACE) as FaceName)) {
    console.log(
      `The face has no letters for “${options.name}”: the wordmark says “${wordmark}” until you draw your own.`,
    )
  }
  console.log(`A running server shows it at http://${id}.localhost:${process.env.PORT || 3000} within a second.`)
  console.log('In the workshop its pages can be seen after: npm run build && npm run storybook:record')
  return 0
}

function colourOf(option: string, text: string): string {
  const hex = hexOf(text)
  if (hex !== undefined) return hex
  throw new Complaint(`"${text}" is no colour. Write it as #rrggbb, in quotes: --${option} "#7c3aed"`)
}

function oneOf<Name extends string>(
  option: string,
  known: readonly Name[],
  name: string | undefined,
): Name | undefined {
  if (name === undefined) return undefined
  const found = known.find((one) => one === name)
  if (found !== undefined) return found
  const near = closest(name, known)
  throw new Complaint(
    `There is no ${option} "${name}"${near === undefined ? '.' : `; did you mean ${near}?`} Use one of ${known.join(', ')}.`,
  )
}

function hexOf(text: string): string | undefined {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())
  const digits = match?.[1]?.toLowerCase()
  if (digits === undefined) return undefined
  return digits.length === 3 ? `#${[...digits].map((digit) => digit + digit).join('')}` : `#${digits}`
}

function codesOf(list: string): string[] {
  return list.split(/[\s,]+/).flatMap((word) => {
    if (word === '') return []
    const code = resolveCode(word)
    if (code !== undefined) return code
    const near = closest(word.toUpperCase(), localeCodes)
    const suggestion = near === undefined ? '.' : `; did you mean ${near}?`
    throw new Complaint(`The platform has no language "${word}"${suggestion} It has ${localeCodes.join(', ')}.`)
  })
}
