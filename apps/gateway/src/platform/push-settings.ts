import { StartupError } from './startup-error.ts'

/** The push services of known browsers; `*.name` stands for every host below that name. */
export const KNOWN_PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

export interface PushSettings {
  /** The hosts of push services that messages are sent to. */
  readonly services: readonly string[]
  /** Whether addresses of this machine count as push services; for tests. */
  readonly loopback: boolean
}

/** The known services, unless the deployment states others; `none` for none. */
export function pushSettings({ PUSH_SERVICES: stated, PUSH_LOOPBACK }: NodeJS.ProcessEnv): PushSettings {
  return { services: servicesOf(stated), loopback: PUSH_LOOPBACK === '1' }
}

function servicesOf(stated: string | undefined): readonly string[] {
  if (!stated) return KNOWN_PUSH_SERVICES
  const hosts = stated === 'none' ? [] : stated.split(',').map((host) => host.trim().toLowerCase())
  const wrong = hosts.find((host) => !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host))
  if (wrong === undefined) return hosts
  throw new StartupError(
    `PUSH_SERVICES names ${JSON.stringify(wrong)}, but each entry must be a host such as web.push.apple.com or *.push.apple.com, with commas between them; or none.`,
  )
}
