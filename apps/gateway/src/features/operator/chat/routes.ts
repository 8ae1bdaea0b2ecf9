import { CHAT_ROOM_STATES, type ChatRoomState } from '@livery/contract/support/chat-limits'
import { textIn } from '@livery/merchant/texts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { roomRow } from '../../../members/chat/messages.ts'
import {
  decideReports,
  latestMessages,
  mute,
  mutedPeople,
  openReports,
  removeMessage,
  setRoom,
} from '../../../members/chat/moderation.ts'
import { type OperatorAct, recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import type { Sql } from '../../../platform/database/sql.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { assertRole, operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { acceptForms } from '../form-bodies.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { Operator } from '../person.ts'
import type { OperatorServices } from '../services.ts'
import { signInPage } from '../sign-in/pages.ts'
import { chatPage } from './page.ts'

const PATH = '/operator/chat'
const LONGEST_MUTE_MINUTES = 525_600
const LONGEST_PAUSE = 3_600

interface ActForm {
  readonly seq?: string
  readonly member?: string
  readonly minutes?: string
  readonly state?: string
  readonly slow?: string
}

interface Place {
  readonly merchantId: string
  readonly room: string
  readonly by: string
}

/** The subject of an act and the detail for the audit log; null where there was nothing to do. */
type Done = { readonly act: OperatorAct; readonly subject: string; readonly detail?: object } | null

const ACTS: Readonly<Record<string, (tx: Sql, place: Place, form: ActForm) => Promise<Done>>> = {
  async remove(tx, { merchantId, room, by }, form) {
    const seq = numberOf(form.seq)
    const done = await removeMessage(tx, { merchantId, room, seq }, by)
    return done ? { act: 'operator.chat-removed', subject: `${room} ${seq}` } : null
  },
  async keep(tx, { merchantId, room, by }, form) {
    const seq = numberOf(form.seq)
    const done = await decideReports(tx, { merchantId, room, seq }, by)
    return done ? { act: 'operator.chat-kept', subject: `${room} ${seq}` } : null
  },
  async mute(tx, { merchantId, by }, form) {
    const minutes = form.minutes === 'ever' ? 'ever' : numberOf(form.minutes, LONGEST_MUTE_MINUTES)
    const memberId = String(numberOf(form.member))
    const done = await mute(tx, { merchantId, memberId }, minutes, by)
    return done ? { act: 'operator.chat-muted', subject: memberId, detail: { minutes } } : null
  },
  async unmute(tx, { merchantId, by }, form) {
    const memberId = String(numberOf(form.member))
    const done = await mute(tx, { merchantId, memberId }, null, by)
    return done ? { act: 'operator.chat-unmuted', subject: memberId } : null
  },
  async room(tx, { merchantId, room }, form) {
    const state = CHAT_ROOM_STATES.find((one) => one === form.state) as ChatRoomState | undefined
    if (!state) throw new Refusal(422, INCOMPLETE)
    const slowSeconds = form.slow ? numberOf(form.slow, LONGEST_PAUSE) : null
    await setRoom(tx, { merchantId, room }, state, slowSeconds)
    return { act: 'operator.chat-room', subject: room, detail: { state, slowSeconds } }
  },
}

const INCOMPLETE = 'This form is not complete. Open the page again.'

/** The operators' page of the chat: reports, rooms, and members who may not write. */
export async function operatorChatRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const { database, registry } = services
  onOperatorHost(app, services)
  acceptForms(app)

  app.get<{ Querystring: { merchant?: string; room?: string } }>(PATH, async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply, signInPage(PATH))
    return show(reply, operator, request.query.merchant, request.query.room)
  })

  app.post<{ Params: { merchant: string; room: string; act: string }; Body: ActForm | undefined }>(
    `${PATH}/:merchant/:room/:act`,
    async (request, reply) => {
      const operator = await operatorOf(services, request)
      if (!operator) return sendOperatorPage(reply.status(401), signInPage(PATH))
      const { merchant, room } = request.params
      try {
        assertRole(operator, 'publish')
        const perform = Object.hasOwn(ACTS, request.params.act) ? ACTS[request.params.act] : undefined
        const known = registry.site(merchant)?.merchant
        const isRoom = request.params.act !== 'room' || known?.chat.rooms.some(({ id }) => id === room)
        if (!perform || !known || !isRoom) throw new Refusal(404, 'There is no such thing.')
        const place = { merchantId: merchant, room, by: operator.name }
        const done = await database.transaction(async (tx) => {
          const done = await perform(tx, place, request.body ?? {})
          if (done) {
            const { act, subject, detail } = done
            await recordOperatorAct(tx, {
              by: operator.name,
              act,
              subject,
              merchantId: merchant,
              ...(detail && { detail: { ...detail } }),
              ip: request.ip,
            })
          }
          return done
        })
        if (!done) throw new Refusal(409, 'Somebody did that already.')
        const shown = room === '-' ? '' : `&room=${encodeURIComponent(room)}`
        return reply.redirect(`${PATH}?merchant=${encodeURIComponent(merchant)}${shown}`, 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return show(reply.status(error.status), operator, merchant, room, error.message)
      }
    },
  )

  async function show(
    reply: FastifyReply,
    operator: Operator,
    id: string | undefined,
    roomId: string | undefined,
    complaint?: string,
  ) {
    const merchants = registry.sites.map(({ merchant }) => merchant)
    const merchant = merchants.find((one) => one.id === id) ?? merchants.find(({ chat }) => chat.rooms.length > 0)
    const merchantId = merchant?.id ?? ''
    const rooms = await Promise.all(
      (merchant?.chat.rooms ?? []).map(async (room) => ({
        id: room.id,
        title: textIn(room.title, 'EN', merchant?.languages ?? []),
        ...(await roomRow(database, { merchantId, room: room.id })),
      })),
    )
    const room = rooms.find((one) => one.id === roomId)?.id ?? rooms[0]?.id ?? null
    const page = chatPage({
      operator,
      merchant: merchantId,
      merchants,
      rooms,
      room,
      reports: await openReports(database, merchantId),
      latest: room ? await latestMessages(database, { merchantId, room }) : [],
      muted: await mutedPeople(database, merchantId),
      notice: complaint === undefined ? undefined : { tone: 'danger', text: complaint },
    })
    return sendOperatorPage(reply, page)
  }
}

/** A whole number in a form. */
function numberOf(typed: string | undefined, most = Number.MAX_SAFE_INTEGER): number {
  const value = /^\d{1,16}$/.test(typed ?? '') ? Number(typed) : Number.NaN
  if (!(value <= most)) throw new Refusal(422, INCOMPLETE)
  return value
}
