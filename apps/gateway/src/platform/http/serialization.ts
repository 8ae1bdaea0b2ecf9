import fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'

type Serializer = (data: unknown) => string

/** One for each schema, however many routes use it. */
const serializers = new WeakMap<object, Serializer>()

/**
 * Compiles the schema of an answer when the first one is sent. Compiling all of them takes half of the time to assemble
 * a gateway, and unused ones are never needed.
 */
export const serializerCompiler: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (data) =>
    serializers.getOrInsertComputed(schema, fastJsonStringify)(data)
