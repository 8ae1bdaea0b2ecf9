import type { PushSettings } from '../push-settings.ts'

const LOOPBACK = ['127.0.0.1', '[::1]', 'localhost']

/** Whether an address from a browser belongs to a known push service; no other address is ever contacted. */
export function isPushEndpoint(endpoint: string, { services, loopback }: PushSettings): boolean {
  const url = URL.parse(endpoint)
  if (url?.username !== '' || url.password !== '') return false
  if (loopback && url.protocol === 'http:' && LOOPBACK.includes(url.hostname)) return true
  return url.protocol === 'https:' && url.port === '' && services.some((service) => isOf(service, url.hostname))
}

const isOf = (service: string, host: string) =>
  service.startsWith('*.') ? host.endsWith(service.slice(1)) : host === service
