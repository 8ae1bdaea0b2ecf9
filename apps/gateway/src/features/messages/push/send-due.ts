import { PAGES } from '@livery/contract/pages'
import { collectPushes } from '../../../members/push/collect.ts'
import {
  type DuePush,
  endPush,
  forgetPushDevice,
  type PUSH_TEXTS,
  putOffPush,
  takeDuePushes,
} from '../../../members/push/queue.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { DatabaseLogger } from '../../../platform/database/database-logger.ts'
import type { JobHandler } from '../../../platform/jobs/jobs.ts'
import { sendPush } from '../../../platform/push/send-push.ts'
import { privatePushKey } from '../../../platform/push/vapid-keys.ts'
import type { Settings } from '../../../platform/settings.ts'
import { lettersOf } from '../../../tenancy/letters/letters.ts'
import type { Site } from '../../../tenancy/sites/site.ts'
import type { TextStore } from '../../../tenancy/texts/text-store.ts'

export const PUSH_JOB = 'push'

/** The pause between two runs. */
const EVERY_MS = 2_000
/** How many are sent at the same time, and how long one run lasts. */
const AT_ONCE = 25
const RUN_MS = 20_000

/** The page a notification opens, and its urgency. */
const WAYS = {
  withdrawalPaid: { path: PAGES.withdraw.path, urgency: 'high' },
  withdrawalRejected: { path: PAGES.withdraw.path, urgency: 'high' },
  message: { path: PAGES.messageV2.path, urgency: 'normal' },
  reward: { path: PAGES.rewardCenter.path, urgency: 'low' },
} as const satisfies Record<(typeof PUSH_TEXTS)[number], object>

export interface PushSending {
  /** The database over all merchants. */
  readonly all: Database
  readonly settings: Pick<Settings, 'push' | 'deploymentSecret' | 'previousSecrets'>
  readonly siteOf: (merchantId: string) => Promise<Site | null>
  readonly texts: TextStore
  readonly log: DatabaseLogger
}

/** Makes notifications from events, and sends them to the push services of members' browsers. */
export function pushJob(sending: PushSending): JobHandler {
  return {
    kind: PUSH_JOB,
    async run() {
      await sending.all.transaction(collectPushes)
      await sendDuePushes(sending)
      return { again: new Date(Date.now() + EVERY_MS) }
    },
  }
}

/** Sends due notifications, several at a time. */
export async function sendDuePushes(sending: PushSending): Promise<void> {
  const until = Date.now() + RUN_MS
  for (;;) {
    const due = await takeDuePushes(sending.all, AT_ONCE)
    await Promise.all(due.map((push) => sendOne(sending, push)))
    if (due.length < AT_ONCE || Date.now() > until) return
  }
}

async function sendOne(sending: PushSending, push: DuePush): Promise<void> {
  const { all, settings, log } = sending
  const site = await sending.siteOf(push.merchant_id)
  const privateKey = privatePushKey(settings, push.public_key, push.sealed_private)
  // Without its key nothing can reach the browser: it subscribes again when its member comes back.
  if (privateKey === null) return forgetPushDevice(all, push)
  if (!site) return putOffPush(all, push, 60)
  const { urgency } = WAYS[push.kind]
  const sender = { subject: `https://${site.merchant.domains.main}`, publicKey: push.public_key, privateKey }
  const payload = payloadOf(sending.texts, site, push)
  const note = { payload, ttlSeconds: push.left_seconds, urgency, topic: push.topic }
  const result = await sendPush(settings.push, push, sender, note)
  switch (result.outcome) {
    case 'sent':
      return endPush(all, push, 'sent')
    case 'gone':
      return forgetPushDevice(all, push)
    case 'later':
      return putOffPush(all, push, result.waitSeconds)
    case 'refused':
      log.warn({ merchant: push.merchant_id, status: result.status }, 'a push service refused a notification')
      return endPush(all, push, 'refused')
  }
}

/** The text holds nothing private: it may be read on a locked screen. */
function payloadOf(texts: TextStore, site: Site, { kind, topic, language }: DuePush): string {
  const letters = lettersOf(texts, site, language ?? site.merchant.languages[0] ?? 'EN')
  return JSON.stringify({
    title: site.merchant.name,
    body: letters.text(`push.${kind}`),
    url: WAYS[kind].path,
    tag: topic,
    icon: site.iconSpec && site.iconUrl('icon-light-192.png'),
    lang: letters.tag,
    dir: letters.direction,
  })
}
