import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteBuild } from '@livery/contract/render'
import { formatFault } from '@livery/document/format-fault'
import type { Merchant } from '@livery/merchant/merchant'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { PayloadKeys } from '../calls/payload/keys.ts'
import { BotCheck } from '../features/auth/bot-check/bot-check.ts'
import { SocialNetworks } from '../features/auth/social/networks.ts'
import { Catalogue } from '../features/games/catalogue.ts'
import { Feed } from '../features/games/feed.ts'
import { Prizes } from '../features/games/prizes.ts'
import { Tables } from '../features/games/tables.ts'
import { startMetricsServer } from '../features/health/metrics-server.ts'
import { startTellingNotices } from '../features/messages/tell-notices.ts'
import { AUDIT_KEY } from '../features/operator/safekeeping/routes.ts'
import { depositBonuses } from '../features/rewards/deposit-bonuses.ts'
import { seedCodes } from '../features/rewards/points/seed-mall.ts'
import { seedRaffles } from '../features/rewards/raffle/seed-raffles.ts'
import { decimalsOf } from '../ledger/payments/deposit-facts.ts'
import { ChatHub } from '../members/chat/hub.ts'
import { hashPassword } from '../members/password.ts'
import { SiteAssets } from '../page/assets.ts'
import { developmentCode } from '../page/development.ts'
import { PageRenderer, type SiteCode } from '../page/renderer.ts'
import { startAuditChain } from '../platform/audit/start-audit-chain.ts'
import { type Database, openDatabase } from '../platform/database/connect.ts'
import { migrate } from '../platform/database/migrate.ts'
import { startUpkeep } from '../platform/database/upkeep.ts'
import { EventHub } from '../platform/events/hub.ts'
import { dataLine, isOld } from '../platform/geolocation/geolocation.ts'
import { openGeolocation } from '../platform/geolocation/mmdb.ts'
import { createServer } from '../platform/http/create-server.ts'
import { Drain } from '../platform/http/drain.ts'
import { Counters } from '../platform/limits/counters.ts'
import { ValkeyLink } from '../platform/limits/valkey-link.ts'
import { Metrics } from '../platform/metrics/metrics.ts'
import { Pictures } from '../platform/pictures/pictures.ts'
import { derivedKey } from '../platform/secrets/derived-key.ts'
import { storedKey } from '../platform/secrets/stored-key.ts'
import { Sending } from '../platform/sending/sending.ts'
import type { Settings } from '../platform/settings.ts'
import { UploadLinks } from '../platform/uploads/upload-links.ts'
import { Access } from '../tenancy/access/access.ts'
import { PaymentMethods } from '../tenancy/payments/payment-methods.ts'
import { openReleases } from '../tenancy/publishing/open.ts'
import { Previews } from '../tenancy/releases/preview.ts'
import { SkippedIds } from '../tenancy/skipped-ids.ts'
import { TextStore } from '../tenancy/texts/text-store.ts'
import { Vendors } from '../tenancy/vendors/vendors.ts'
import { allHandlers } from './all-handlers.ts'
import { startArcade } from './arcade-process.ts'
import { startBank } from './bank-process.ts'
import { assertCountriesEnforceable } from './countries-enforceable.ts'
import type { Gateway, Services } from './gateway.ts'
import { startMemberJobs } from './member-jobs.ts'
import { assertNoDemonstration } from './no-demonstration.ts'
import { callbackAccounts, depositWays, moneyWays, payoutWays } from './payment-ways.ts'
import { startPushJobs } from './push-jobs.ts'
import { addRoutes } from './routes.ts'
import { seedCatalogue, seedDemo } from './seed.ts'
import { upkeep } from './upkeep.ts'
import { startWalletJobs } from './wallet-jobs.ts'

export interface RunningGateway {
  readonly app: FastifyInstance
  readonly gateway: Gateway
  stop(): Promise<void>
}

/**
 * Assembles a gateway without listening: configuration, database with migrations and seeds, and the vendors' adapters.
 * What has started is stopped again when something else fails.
 * @param siteCode the site's code; by default its build, or in development its live modules
 */
export async function assemble(settings: Settings, siteCode?: SiteCode): Promise<RunningGateway> {
  const closing: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    const { root } = settings
    const app = createServer(settings)
    const geolocation = openGeolocation(settings.countryData)
    if (isOld(geolocation.data)) app.log.warn(`The countries of addresses are old: ${dataLine(geolocation.data)}`)
    // The database and the arcade start while the configuration is read; a fault of the configuration is reported
    // first.
    const opening = openDatabase({
      databaseUrl: settings.databaseUrl ?? undefined,
      dataDir: settings.dataDir,
      logger: app.log,
    })
    const arcade = settings.embeddedArcadePort === null ? null : startArcade(settings, settings.embeddedArcadePort)
    const bank = settings.embeddedBankPort === null ? null : startBank(settings, settings.embeddedBankPort)
    const linking = settings.valkeyUrl ? ValkeyLink.open(settings.valkeyUrl, app.log) : null
    linking?.catch(() => undefined)
    closing.push(async () => (await linking?.catch(() => null))?.close())
    // They are awaited below, and an earlier failure must not be an unhandled rejection.
    opening.catch(() => undefined)
    arcade?.catch(() => undefined)
    bank?.catch(() => undefined)
    closing.push(async () => (await opening.catch(() => null))?.close())
    closing.push(async () => (await arcade?.catch(() => null))?.stop())
    closing.push(async () => (await bank?.catch(() => null))?.stop())

    const vendors = await Vendors.load(join(root, 'vendors'), settings.vendors)
    const payments = await PaymentMethods.load(join(root, 'payments'), settings.payments)
    const texts = new TextStore(join(root, 'locales'), { marked: settings.development })
    const opened = await opening
    const metrics = new Metrics()
    const counters = new Counters(await linking, (where) => metrics.limits.inc({ where }))
    const drain = new Drain(settings.drainSeconds * 1000)
    await migrate(opened)
    await seedCatalogue(opened, join(root, 'vendors'))
    const database = opened.restricted
    const prepare = async (merchant: Merchant) => {
      if (!settings.demo) return
      const own = database.of(merchant.id)
      await seedDemo(own, merchant, hashPassword, settings.demoTeams)
      await seedCodes(own, settings, merchant)
      await seedRaffles(own, { settings, texts }, merchant)
    }
    const {
      registry,
      releases,
      written,
      stop: stopReleases,
    } = await openReleases({
      settings,
      database: database.everyMerchant,
      vendors,
      log: app.log,
      prepare,
    })
    closing.push(stopReleases)
    const merchants = registry.sites.map(({ merchant }) => merchant)
    if (settings.production) {
      assertNoDemonstration(merchants)
      assertCountriesEnforceable(settings, merchants)
    }

    for (const line of payments.withoutAccounts(merchants)) app.log.warn(line)

    const events = new EventHub({ database: database.everyMerchant, logger: app.log })
    closing.push(() => events.close())
    const chat = new ChatHub({ database: database.everyMerchant, logger: app.log })
    closing.push(() => chat.close())
    closing.push(startTellingNotices({ database, registry, log: app.log }))
    const stopUpkeep = startUpkeep(opened, upkeep, app.log)
    closing.push(async () => stopUpkeep())
    closing.push(await openAuditChain(database.everyMerchant, settings, app.log))
    const pictures = new Pictures(settings.picturesDir)
    closing.push(() => pictures.close())

    const sending = new Sending(database.everyMerchant, settings, app.log)
    closing.push(() => sending.close())

    const skipped = new SkippedIds(app.log)
    const catalogue = new Catalogue(database, vendors)
    const code =
      siteCode ?? (settings.development ? await developmentCode(app, root, settings.port + 2) : builtCode(root))
    const announceSave = (merchant: string) => {
      const faults = (registry.entry(merchant)?.faults ?? []).map(formatFault)
      code.configurationSaved?.({ merchant, faults })
    }
    for (const id of registry.ids) if (registry.entry(id)?.faults.length) announceSave(id)
    registry.shown.on('changed', announceSave)
    registry.shown.on('judged', announceSave)
    const social = new SocialNetworks(settings)
    closing.push(() => social.stop())
    const services: Services = {
      settings,
      log: app.log,
      metrics,
      database,
      registry,
      releases,
      written,
      previews: new Previews(derivedKey(settings, 'preview')),
      texts,
      geolocation,
      access: new Access(geolocation, settings, app.log),
      vendors,
      payments,
      catalogue,
      tables: new Tables(vendors, app.log),
      prizes: new Prizes(vendors, app.log),
      feed: new Feed(vendors, app.log),
      depositWays: depositWays(payments),
      depositBonuses: depositBonuses(database),
      payoutWays: payoutWays(payments),
      moneyWays: moneyWays(payments, registry),
      decimalsOf: (merchantId, code) => {
        const own = registry.site(merchantId)?.merchant.currency ?? { code: '', exponent: 2 }
        return decimalsOf(code, own) ?? own.exponent
      },
      callbackAccount: callbackAccounts(payments, registry),
      pictures,
      uploadLinks: new UploadLinks(settings),
      skipped,
      payloadKeys: new PayloadKeys(database.everyMerchant, settings),
      sending,
      botCheck: new BotCheck(database, settings),
      social,
      events,
      chat,
      counters,
      drain,
    }
    closing.push(startMemberJobs(services, database.everyMerchant))
    closing.push(startWalletJobs(services, database.everyMerchant))
    closing.push(startPushJobs(services, database.everyMerchant))
    const handlers = allHandlers(services)
    const { development, firebase } = settings
    const pageSources = {
      handlers,
      vendors,
      payments,
      texts,
      skipped,
      development,
      firebaseEmulator: firebase.emulator,
    }
    const gateway: Gateway = { ...services, handlers, pages: new PageRenderer(pageSources, code) }
    await addRoutes(app, gateway)
    closing.push(() => app.close())
    if (settings.metrics) {
      const metricsServer = await startMetricsServer(metrics.registry, settings.metrics)
      closing.push(() => metricsServer.stop())
    }
    await arcade
    await bank
    return { app, gateway, stop }
  } catch (error) {
    await stop().catch(() => undefined)
    throw error
  }
}

/** Without the key the gateway serves visitors, and `npm run operator -- check-audit` says what is wrong. */
async function openAuditChain(database: Database, settings: Settings, log: FastifyBaseLogger) {
  try {
    const stopChain = startAuditChain(database, await storedKey(database, settings, AUDIT_KEY), log)
    return async () => stopChain()
  } catch (error) {
    log.error({ err: error }, 'the audit log’s chain is not kept: its key was sealed with another DEPLOYMENT_SECRET')
    return async () => undefined
  }
}

/** The site as Vite built it. */
function builtCode(root: string): SiteCode {
  const dist = join(root, 'apps/site/dist')
  const assets = new SiteAssets(join(dist, 'client'))
  let build: Promise<SiteBuild> | undefined
  return {
    assets: () => assets,
    developmentHead: async () => null,
    build() {
      build ??= import(pathToFileURL(join(dist, 'server/entry-server.js')).href) as Promise<SiteBuild>
      return build
    },
  }
}
