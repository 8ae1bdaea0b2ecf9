import { compileField, type FieldConfig, type FieldRule } from './compile-field.ts'
import { compileCustom, isCustom } from './custom.ts'

/**
 * The rules of a form's enabled fields by name, custom patterns included; the linear-time engine is loaded only when
 * one of them has a custom pattern. Throws PatternError and RuleConfigError like the compilers of one field.
 */
export async function compileFields<Name extends string>(
  fields: Readonly<Partial<Record<Name, FieldConfig>>>,
): Promise<Partial<Record<Name, FieldRule>>> {
  const enabled = (Object.entries(fields) as [Name, FieldConfig][]).filter(([, config]) => config.enabled)
  const rules = await Promise.all(
    enabled.map(async ([name, config]) => {
      const custom = isCustom(config.acceptedPattern) ? await compileCustom(config.acceptedPattern) : undefined
      return [name, compileField(config, custom)] as const
    }),
  )
  return Object.fromEntries(rules) as Partial<Record<Name, FieldRule>>
}
