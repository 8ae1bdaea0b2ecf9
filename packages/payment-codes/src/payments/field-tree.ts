import { type Field, writeFields } from '../tlv/fields.ts'

/**
 * Values by path (`38.01.00`) as fields, templates written from the inside out.
 * @param order ids in their required order; by default in ascending order
 * @throws CodeError the errors of `writeFields`
 */
export function fieldTree(
  values: readonly (readonly [path: string, value: string])[],
  order?: readonly string[],
  within = '',
): readonly Field[] {
  const groups = Map.groupBy(values, ([path]) => path.slice(0, 2))
  const place = (id: string) => (order ? order.indexOf(id) : Number(id))
  return [...groups.keys()]
    .toSorted((one, other) => place(one) - place(other))
    .map((id) => {
      const own = groups.get(id) ?? []
      const path = within ? `${within}.${id}` : id
      const leaf = own.find(([rest]) => rest === id)
      if (leaf) return { id, value: leaf[1] }
      const inner = own.map(([rest, value]) => [rest.slice(3), value] as const)
      return { id, value: writeFields(fieldTree(inner, undefined, path), path) }
    })
}
