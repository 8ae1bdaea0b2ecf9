import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

/**
 * Compiles request schemas with TypeBox itself. Query strings are text, so they are converted to the declared types
 * first; bodies are JSON and must have the right types already. Unknown keys are refused in both.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = Compile(schema)
  const textual = httpPart === 'querystring' || httpPart === 'params'
  return (data: unknown) => {
    const value = validator.Default(textual ? validator.Convert({ ...(data as object) }) : data)
    if (validator.Check(value)) return { value }
    const [first] = validator.Errors(value)
    const where = first?.instancePath.replace(/^\//, '') ?? ''
    return { error: new Error(`${where || httpPart || 'request'}: ${first?.message ?? 'invalid'}`) }
  }
}
