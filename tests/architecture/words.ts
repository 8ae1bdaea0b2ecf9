import { parseSync, Visitor } from 'vite'

/**
 * Words that say how something came about instead of what it is, and names of our own for what the field has a name
 * for.
 */
const PRIVATE = 'said|told|wanted|asked|kept|worn|closets?|wardrobes?|shelf|shelves|shelved|deeds?|entrants?'
const ANYWHERE = new RegExp(PRIVATE, 'i')
const WORD = new RegExp(`^(?:${PRIVATE})$`, 'i')

/**
 * The identifiers of a source, and the parts of its path, that have a private word. Strings and comments may have any.
 */
export function privateNames(path: string, source: string): readonly string[] {
  const parts = path.split(/[\\/.]/).filter(hasPrivateWord)
  return [...new Set([...parts, ...(mayHaveOne(source) ? identifiersOf(path, source).filter(hasPrivateWord) : [])])]
}

function hasPrivateWord(name: string): boolean {
  return (
    ANYWHERE.test(name) &&
    name
      .replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ')
      .split(/[\s_$-]+/)
      .some((word) => WORD.test(word))
  )
}

/** Without whole lines of comments and strings that are surely such: parsing all files would take several seconds. */
function mayHaveOne(source: string): boolean {
  if (!ANYWHERE.test(source)) return false
  const code = source.replace(/^\s*(?:\/\/|\/\*|\* ).*$/gm, '').replace(/(?<=[\s([{,=:?])'(?:[^'\\\n]|\\.)*'/g, '')
  return ANYWHERE.test(code)
}

function identifiersOf(path: string, source: string): readonly string[] {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const names: string[] = []
  const note = ({ name }: { readonly name: string }) => void names.push(name)
  new Visitor({ Identifier: note, JSXIdentifier: note, PrivateIdentifier: note }).visit(program)
  return names
}
