import type { FastifyInstance } from 'fastify'

/** Headers every answer carries, whatever it is. Pages add their own Content-Security-Policy with a nonce. */
export function securityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('cross-origin-resource-policy', 'same-origin')
    reply.header('strict-transport-security', 'max-age=31536000')
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()')
  })
}

/** The policy of an HTML page: nothing inline runs without the nonce, no string becomes script, games only in frames. */
export function pagePolicy(
  nonce: string,
  frameOrigins: readonly string[],
  imageOrigins: readonly string[],
  development: boolean,
): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${imageOrigins.join(' ')}`.trim(),
    "font-src 'self'",
    // Vite's development client has its own socket and knows nothing of trusted types.
    `connect-src 'self'${development ? ' ws:' : ''}`,
    `frame-src ${frameOrigins.join(' ') || "'none'"}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `worker-src 'self'${development ? ' blob:' : ''}`,
    ...(development ? [] : ["require-trusted-types-for 'script'"]),
  ].join('; ')
}
