import Type from 'typebox'
import { defineCall } from '../call.ts'
import { Empty } from '../schemas.ts'

export const domainRoutes = defineCall({
  name: 'domainRoutes',
  module: 'support',
  summary: 'The official addresses of the site: the main one and its mirrors',
  method: 'GET',
  path: '/api/system/domains',
  auth: 'none',
  encrypted: false,
  request: Empty,
  response: Type.Object({ mainDomain: Type.String(), domainRoute: Type.Array(Type.String()) }),
  errors: [],
})
