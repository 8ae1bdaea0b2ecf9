import type { FastifySchemaCompiler } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { unplainPath } from './plain-text.ts'

/**
 * One for each schema, made with the first request: a gateway has hundreds, and few are needed soon after its start.
 */
const validators = new WeakMap<TSchema, Validator>()

/**
 * Compiles request schemas with TypeBox itself. Query strings are text, so they are converted to the declared types
 * first; bodies are JSON and must have the right types already. Unknown keys are refused in both, and so is text that
 * cannot be stored.
 */
export const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const textual = httpPart === 'querystring' || httpPart === 'params'
  return (data: unknown) => {
    const validator = validators.getOrInsertComputed(schema, Compile)
    const unplain = unplainPath(data)
    if (unplain !== null)
      return { error: new Error(`${place(unplain, httpPart)}: contains U+0000 or half a character`) }
    const value = validator.Default(textual ? validator.Convert({ ...(data as object) }) : data)
    if (validator.Check(value)) return { value }
    const [first] = validator.Errors(value)
    return { error: new Error(`${place(first?.instancePath ?? '', httpPart)}: ${first?.message ?? 'invalid'}`) }
  }
}

const place = (path: string, httpPart: string | undefined) => path.replace(/^\//, '') || httpPart || 'request'
