import type { messageDownline } from '@livery/contract/agent/downlines'
import { LiveryError } from '@livery/contract/errors'
import { stripBidi } from '@livery/rules/strip-bidi'
import { AGENT_WRITES } from '../../members/messages/inbox.ts'
import { writeMessage } from '../../members/messages/write.ts'
import type { AgentHandler } from './services.ts'
import { agentOf, viewed } from './viewer.ts'

/** Sends a message to somebody below the agent, in the agent's own words: plain text in any language. */
export const messageDownlineHandler: AgentHandler<typeof messageDownline> = async (context) => {
  const { services, site, account, request } = context
  const agent = await agentOf(context)
  const to = await viewed(services.database, site.merchant, account, request.member)
  if (to.distance === 0) throw new LiveryError('NOT_FOUND')
  const inOneLanguage = (text: string) => ({ [site.merchant.languages[0]!]: stripBidi(text).trim() })
  const words = { title: inOneLanguage(request.title), content: inOneLanguage(request.content) }
  const requestKey = `${AGENT_WRITES}${agent.memberId}:${request.key}`
  await services.database.transaction(async (tx) => {
    const id = await writeMessage(tx, {
      merchantId: agent.merchantId,
      to: { audience: 'member', memberId: to.memberId },
      ...words,
      ...{ format: 'plain', sendAt: null },
      by: `${AGENT_WRITES}${agent.memberId}`,
      requestKey,
    })
    if (id !== null) return
    const same = await tx.run(
      `select from message where merchant_id = $1 and request_key = $2 and member_id = $3::bigint and title = $4::jsonb
          and content = $5::jsonb`,
      [agent.merchantId, requestKey, to.memberId, JSON.stringify(words.title), JSON.stringify(words.content)],
    )
    if (same === 0) throw new LiveryError('IDEMPOTENCY_CONFLICT')
  })
  return {}
}
