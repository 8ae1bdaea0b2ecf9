/** The rules and statements of a sheet, or inside a group. */
export function rulesOf(css: string): string[] {
  const parts: string[] = []
  let [start, depth] = [0, 0]
  for (const [at, sign] of signs(css)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    parts.push(css.slice(start, at + 1))
    start = at + 1
  }
  return parts
}

/** The parts of a selector list, of a block or of arguments: what stands in brackets or in a string is not split. */
export function splitAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let [start, depth] = [0, 0]
  for (const [at, sign] of signs(text)) {
    if (sign === '(' || sign === '[') depth += 1
    if (sign === ')' || sign === ']') depth -= 1
    if (depth > 0 || sign !== separator) continue
    parts.push(text.slice(start, at))
    start = at + 1
  }
  return [...parts, text.slice(start)]
}

/** The syntax characters of a style sheet with their positions, without those in strings. */
function* signs(css: string): Generator<readonly [number, string]> {
  for (const { index, 0: sign } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{}()[\],;]/gs))
    if (sign.length === 1) yield [index, sign]
}
