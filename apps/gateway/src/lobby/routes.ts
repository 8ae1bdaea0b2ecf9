import { getBanners, getWinnerBoard } from '@livery/contract/lobby'
import type { FastifyInstance } from 'fastify'
import type { Gateway } from '../gateway.ts'
import { callRoute } from '../http/call-route.ts'
import { bannersOf } from './banners.ts'
import { latestWinners, WINNER_BOARD_SIZE } from './winners.ts'

export function lobbyRoutes(app: FastifyInstance, gateway: Gateway): void {
  callRoute(app, gateway, getBanners, async ({ site, request }) => ({
    list: bannersOf(site, gateway.texts.shown(request.language, site.merchant.languages)),
  }))
  callRoute(app, gateway, getWinnerBoard, async ({ site, request }) => ({
    list: await latestWinners(gateway, site, request.language, request.limitNum ?? WINNER_BOARD_SIZE),
  }))
}
