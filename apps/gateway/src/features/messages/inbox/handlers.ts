import { MESSAGES_A_PAGE } from '@livery/contract/messages/inbox'
import { textIn } from '@livery/merchant/texts'
import { bindHandlers } from '../../../calls/handlers.ts'
import { inboxPage, markDeleted, markRead, unreadMessages } from '../../../members/messages/inbox.ts'
import type { InboxServices } from '../services.ts'

export function inboxHandlers(services: InboxServices) {
  return bindHandlers(services, {
    messages: async ({ services: { database, texts }, site, account, request: { language, pageNo } }) => {
      const { languages } = site.merchant
      const shown = texts.shown(language, languages)
      const { list, total, unread } = await inboxPage(database, account, pageNo)
      return {
        list: list.map(({ id, title, content, format, sent_at, is_read, from_agent }) => ({
          id,
          title: textIn(title, shown, languages),
          content: textIn(content, shown, languages),
          format,
          sentAt: sent_at.toISOString(),
          read: is_read,
          fromAgent: from_agent,
        })),
        pageNum: pageNo,
        totalPages: Math.ceil(total / MESSAGES_A_PAGE),
        unreadMessage: unread,
      }
    },
    getUnreadMessageV2: async ({ services: { database }, account }) => ({
      // A trial account has no member centre to read messages in.
      unreadMessage: account.isTrial ? 0 : await unreadMessages(database, account),
    }),
    readMessages: async ({ services: { database }, account, request: { ids } }) => ({
      unreadMessage: await database.transaction((tx) => markRead(tx, account, ids ?? null)),
    }),
    deleteMessages: async ({ services: { database }, account, request: { ids, undo = false } }) => ({
      unreadMessage: await database.transaction((tx) => markDeleted(tx, account, ids, undo)),
    }),
  })
}
