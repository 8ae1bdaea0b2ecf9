import fastJsonStringify from 'fast-json-stringify'
import type { FastifySerializerCompiler } from 'fastify'
import type { TSchema } from 'typebox'

type Serializer = (data: unknown) => string

/** One for each schema, whatever number of routes answer by it. */
const serializers = new WeakMap<object, Serializer>()

/**
 * Compiles the schema of an answer when the first one is sent: compiling all of them is half of what assembling a gateway
 * costs, and what nobody calls needs none.
 */
export const serializerCompiler: FastifySerializerCompiler<TSchema> =
  ({ schema }) =>
  (data) =>
    serializers.getOrInsertComputed(schema, fastJsonStringify)(data)
