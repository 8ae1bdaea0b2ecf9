import { useEffect } from 'react'
import { useAfterDelay } from '../../../shared/near/use-after-delay.ts'
import { useSession, useVisit } from '../../../shared/visit/use-visit.ts'
import { announce } from './announce.ts'
import { audienceOf } from './audience.ts'

/** The first view neither waits for announcements nor is covered by them. */
const REST_MS = 1_500

/** Shows announcements once the page is idle and it is known who is signed in; after a sign-in, those for members. */
export function Announcer() {
  const visit = useVisit()
  const later = useAfterDelay(REST_MS)
  const audience = useSession(audienceOf)
  useEffect(() => (later && audience ? announce(visit, audience) : undefined), [visit, later, audience])
  return null
}
