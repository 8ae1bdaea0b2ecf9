import { LiveryError } from '@livery/contract/errors'
import { OPERATOR_NAME } from '@livery/contract/operator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { recordOperatorAct } from '../../../platform/audit/record-operator.ts'
import { clearSessionCookie, operatorOf, sessionCookie, setSessionCookie, withinBudget } from '../access.ts'
import { sendOperatorPage } from '../document.ts'
import { acceptForms } from '../form-bodies.ts'
import { onOperatorHost } from '../on-operator-host.ts'
import { appSecretOf, enrol, SHORTEST_PASSWORD } from '../people/enrolment.ts'
import type { OperatorServices } from '../services.ts'
import { BROWSER_HOURS, endSession, openSession } from '../sessions.ts'
import { enrolPage, invitedPage, signInPage } from './pages.ts'
import { signIn } from './sign-in.ts'

const typed = (maxLength: number) => Type.String({ maxLength, default: '' })
const SignIn = Type.Object({ name: typed(80), password: typed(200), appCode: typed(20), path: typed(300) })
const Invited = Type.Object({ name: typed(80), code: typed(80) })
const Confirmed = Type.Object({ name: typed(80), code: typed(80), password: typed(200), appCode: typed(20) })

/** Where a sign-in may lead: pages of this host. */
const IS_OWN_PAGE = /^\/(mailbox|operator(\/[\w.~%-]+)*(\?[\w.~%=&:+-]*)?)$/

const WRONG = 'The name, the password or the code is wrong. A code works once: wait for the next one.'
const NOT_INVITED = 'This name has no such code, or it is over: npm run operator -- reset <name> makes a new one.'

/** The pages on which people enrol, sign in and sign out, on the operator's host only. */
export async function signInRoutes(app: FastifyInstance, services: OperatorServices): Promise<void> {
  onOperatorHost(app, services)
  acceptForms(app)
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof LiveryError) || error.code !== 'TOO_MANY_REQUESTS') throw error
    const complaint = `Too many wrong tries. Wait ${error.params.minutes} minutes.`
    return sendOperatorPage(reply.status(429), signInPage('/operator', '', complaint))
  })

  app.post<{ Body: Static<typeof SignIn> }>(
    '/operator/session',
    { schema: { body: SignIn } },
    async (request, reply) => {
      const { path, ...entered } = request.body
      const name = nameOf(entered.name)
      const token = await signIn(services, { ...entered, name }, request)
      if (!token) return sendOperatorPage(reply.status(401), signInPage(path, name, WRONG))
      setSessionCookie(request, reply, token)
      return reply.redirect(IS_OWN_PAGE.test(path) ? path : '/operator', 303)
    },
  )

  app.post('/operator/sign-out', async (request, reply) => {
    const token = sessionCookie(request)
    const operator = await operatorOf(services, request)
    if (token && operator) {
      await services.database.transaction(async (tx) => {
        await endSession(tx, token)
        const { name } = operator
        await recordOperatorAct(tx, { by: name, act: 'operator.sign-out', subject: name, ip: request.ip })
      })
    }
    clearSessionCookie(request, reply)
    return reply.redirect('/operator', 303)
  })

  app.get('/operator/enrol', async (_request, reply) => sendOperatorPage(reply, invitedPage()))

  app.post<{ Body: Static<typeof Invited> }>(
    '/operator/enrol',
    { schema: { body: Invited } },
    async (request, reply) => {
      const { code } = request.body
      const name = nameOf(request.body.name)
      const secret = await appSecret(request, name, code)
      if (!secret) return sendOperatorPage(reply.status(401), invitedPage(name, NOT_INVITED))
      return sendOperatorPage(reply, enrolPage({ name, code, app: secret }))
    },
  )

  app.post<{ Body: Static<typeof Confirmed> }>(
    '/operator/enrol/confirm',
    { schema: { body: Confirmed } },
    async (request, reply) => confirm(request, reply),
  )

  async function confirm(request: FastifyRequest<{ Body: Static<typeof Confirmed> }>, reply: FastifyReply) {
    const { code, password, appCode } = request.body
    const name = nameOf(request.body.name)
    const secret = await appSecret(request, name, code)
    if (!secret) return sendOperatorPage(reply.status(401), invitedPage(name, NOT_INVITED))
    const again = (complaint: string) =>
      sendOperatorPage(reply.status(422), enrolPage({ name, code, app: secret, complaint }))
    if (password.length < SHORTEST_PASSWORD || password.toLowerCase().includes(name))
      return again(`The password needs ${SHORTEST_PASSWORD} characters, and may not contain your name.`)
    let token = ''
    const done = await enrol(services, { name, code, password, appCode }, async (sql, id) => {
      await recordOperatorAct(sql, { by: name, act: 'operator.enrolled', subject: name, ip: request.ip })
      token = (await openSession(sql, id, 'browser', BROWSER_HOURS, request)).token
    })
    if (done === 'wrong-app-code') return again('The app shows another code by now, or its clock is wrong. Try again.')
    if (done === 'not-invited') return sendOperatorPage(reply.status(401), invitedPage(name, NOT_INVITED))
    setSessionCookie(request, reply, token)
    return reply.redirect('/operator', 303)
  }

  const appSecret = (request: FastifyRequest, name: string, code: string) =>
    withinBudget(services, request, () => appSecretOf(services, name, code))
}

/** Names are lower case; any other input names nobody. */
const IS_NAME = new RegExp(OPERATOR_NAME)
const nameOf = (typed: string) => {
  const name = typed.trim().toLowerCase()
  return IS_NAME.test(name) ? name : ''
}
