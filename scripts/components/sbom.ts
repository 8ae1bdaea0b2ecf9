import { createHash } from 'node:crypto'
import { licenceOf } from './licences.ts'
import type { LockedPackage } from './locked.ts'

const purlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`
/** The same version may be installed in several places; the path distinguishes them. */
const refOf = (one: LockedPackage) => `${purlOf(one)}#${one.path}`

/** A list of components in the form of CycloneDX 1.6; the same lock file always gives the same list. */
export function sbomOf(
  packages: readonly LockedPackage[],
  product: { readonly name: string; readonly version: string },
) {
  const places = new Map(packages.map((one) => [one.path, one]))
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuidOf(JSON.stringify([product, packages]))}`,
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': 'product', ...product } },
    components: packages.map((one) => ({
      type: 'library',
      'bom-ref': refOf(one),
      name: one.name,
      version: one.version,
      purl: purlOf(one),
      scope: one.isDevelopment ? 'excluded' : one.isOptional ? 'optional' : 'required',
      licenses: licencesOf(one),
      hashes: hashesOf(one),
    })),
    dependencies: packages.map((one) => ({
      ref: refOf(one),
      dependsOn: one.dependencies.flatMap((name) => {
        const found = installed(places, one.path, name)
        return found ? [refOf(found)] : []
      }),
    })),
  }
}

/** The package that an import of a name finds from a folder: the nearest one, like Node. */
function installed(places: ReadonlyMap<string, LockedPackage>, from: string, name: string): LockedPackage | undefined {
  for (let folder = `${from}/`; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
    const found = places.get(`${folder}node_modules/${name}`)
    if (found || folder === '') return found
    if (!folder.includes('node_modules/')) return places.get(`node_modules/${name}`)
  }
}

function licencesOf(one: LockedPackage) {
  const licence = licenceOf(one)
  if (licence === null) return []
  return [licence.includes(' ') ? { expression: licence } : { license: { id: licence } }]
}

function hashesOf({ integrity }: LockedPackage) {
  const [algorithm = '', content = ''] = integrity?.split('-') ?? []
  return algorithm === 'sha512' ? [{ alg: 'SHA-512', content: Buffer.from(content, 'base64').toString('hex') }] : []
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
