import { randomBytes } from 'node:crypto'
import { LiveryError } from '@livery/contract/errors'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { answerThread, feedbackThreadsOf } from '../../../members/feedback/threads.ts'
import { recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import { sendUpload } from '../../../platform/uploads/send-upload.ts'
import { uploadContent } from '../../../platform/uploads/uploads.ts'
import { Refusal } from '../../../tenancy/releases/refusal.ts'
import { assertRole, operatorOf } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { acceptForms } from '../form-bodies.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import type { Operator } from '../person.ts'
import type { OperatorServices } from '../services.ts'
import { signInPage } from '../sign-in/pages.ts'
import { feedbackPage } from './page.ts'

const PATH = '/operator/feedback'
const LONGEST_ANSWER = 2_000

interface AnswerForm {
  readonly key?: string
  readonly content?: string
  readonly act?: string
}

/** The operators' page of members' letters to customer service. */
export async function operatorFeedbackRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  const { database, registry } = services
  onOperatorHost(app, services)
  acceptForms(app)

  app.get<{ Querystring: { merchant?: string } }>(PATH, async (request, reply) => {
    const operator = await operatorOf(services, request)
    if (!operator) return sendOperatorPage(reply, signInPage(PATH))
    return show(reply, operator, request.query.merchant)
  })

  app.get<{ Params: { merchant: string; id: string } }>(`${PATH}/:merchant/pictures/:id`, async (request, reply) => {
    const operator = await operatorOf(services, request)
    const picture = operator && (await uploadContent(database, request.params.merchant, request.params.id))
    if (!picture) throw new LiveryError('NOT_FOUND')
    return sendUpload(reply, picture)
  })

  app.post<{ Params: { merchant: string; id: string }; Body: AnswerForm | undefined }>(
    `${PATH}/:merchant/:id`,
    async (request, reply) => {
      const operator = await operatorOf(services, request)
      if (!operator) return sendOperatorPage(reply.status(401), signInPage(PATH))
      const { merchant, id } = request.params
      const { key = '', content = '', act } = request.body ?? {}
      const isClosing = act === 'close'
      try {
        assertRole(operator, 'publish')
        const written = content.trim()
        if (!written && !isClosing) throw new Refusal(422, 'Write an answer, or close the thread.')
        if (written.length > LONGEST_ANSWER)
          throw new Refusal(422, `An answer has ${LONGEST_ANSWER} characters at most.`)
        if (!/^[\w-]{16,64}$/.test(key) || !/^\d{1,18}$/.test(id))
          throw new Refusal(422, 'This form is not complete. Open the page again.')
        const answer = {
          merchantId: merchant,
          thread: id,
          operator: operator.name,
          content: written,
          requestKey: `operator ${key} ${id}`,
          isClosing,
        }
        const isThere = await database.transaction(async (tx) => {
          await recordOperatorAct(tx, {
            by: operator.name,
            act: 'operator.feedback',
            subject: id,
            merchantId: merchant,
            detail: { isClosing },
            ip: request.ip,
          })
          return answerThread(tx, answer)
        })
        if (!isThere) throw new Refusal(404, 'There is no such thread.')
        return reply.redirect(`${PATH}?merchant=${encodeURIComponent(merchant)}#thread-${id}`, 303)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return show(reply.status(error.status), operator, merchant, error.message)
      }
    },
  )

  async function show(reply: FastifyReply, operator: Operator, id: string | undefined, complaint?: string) {
    const merchants = registry.sites.map(({ merchant }) => merchant)
    const merchant = (merchants.find((one) => one.id === id) ?? merchants[0])?.id ?? ''
    const threads = await feedbackThreadsOf(database, merchant, null)
    const key = randomBytes(16).toString('base64url')
    return sendOperatorPage(reply, feedbackPage({ operator, merchant, merchants, threads, key, complaint }))
  }
}
