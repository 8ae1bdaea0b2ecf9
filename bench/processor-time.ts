import type { RunningGateway } from '../apps/gateway/src/composition/assemble.ts'
import { measureCatalogue } from './catalogue/measure-catalogue.ts'
import { type Figure, figure } from './figure.ts'
import { merchantCheck, registryCheck } from './merchant-check.ts'
import { measurePageCost, type PageCost } from './page-cost/measure-page-cost.ts'
import { measureSignIn } from './sign-in/measure-sign-in.ts'
import { themeCompile } from './theme-compile.ts'

/** The most a warm page may cost, as a multiple of the cheapest answer. */
const WARM_PAGE = 2.5
const COLD_PAGE_MS = 15

/** The cost of the gateway and of the checks. */
export async function processorTimeFigures({ gateway }: RunningGateway, root: string): Promise<readonly Figure[]> {
  const { registry, vendors } = gateway
  const [site] = registry.sites
  if (!site) throw new Error('no merchant')
  const pageCost = await measurePageCost(
    registry.sites.map(({ merchant }) => merchant.id),
    { warm: WARM_PAGE, coldMs: COLD_PAGE_MS },
  )
  const signIn = await measureSignIn()
  const catalogue = await measureCatalogue(root, site, vendors)
  const ofGames = `of ${catalogue.games.toLocaleString('en')} games in 27 languages`
  return [
    ...pageCostFigures(pageCost),
    figure('checking a merchant, processor time', await merchantCheck(root), 'ms', 1000),
    figure('checking 10,000 merchants in themes of their own, processor time', await registryCheck(root), 's', 120),
    figure('compiling a theme, median of processor time', themeCompile(root), 'ms', 5),
    figure(`signing in, processor time of each of ${signIn.members} at once`, Math.round(signIn.cpuMsEach), 'ms', 80),
    figure('signing in, so many a second', Math.round(signIn.perSecond), '', null),
    figure(`delay of the event loop while ${signIn.members} sign in, p99`, Math.round(signIn.loopP99Ms), 'ms', 20),
    figure(`a page ${ofGames}, database time of 99 in 100`, Number(catalogue.pageMs.toFixed(2)), 'ms', 2),
    figure(`a page ${ofGames}, SQL statements`, catalogue.statements, '', 1),
    figure(`pages ${ofGames} that read the whole catalogue`, catalogue.scans, '', 0),
    figure(`a search ${ofGames}, database time of the dearest`, Math.round(catalogue.searchMs), 'ms', null),
  ]
}

/** Multiples are of `/health/live` in the same run. */
function pageCostFigures({ liveMs, warm, missing, coldMs, slowness }: PageCost): Figure[] {
  return [
    figure('the cheapest answer (`/health/live`), processor time', Number(liveMs.toFixed(3)), 'ms', null),
    ...Object.entries(warm).flatMap(([merchant, multiples]) =>
      Object.entries(multiples).map(([kind, multiple]) =>
        figure(`a warm page, ${kind}: ${merchant}`, multiple, '×', WARM_PAGE),
      ),
    ),
    ...Object.entries(missing).map(([id, multiple]) => figure(`a path without a page: ${id}`, multiple, '×', 10)),
    figure('this machine’s time as a multiple of the reference machine’s', Number(slowness.toFixed(2)), '×', null),
    ...Object.entries(coldMs).map(([id, ms]) =>
      figure(`rendering the lobby, processor time: ${id}`, ms, 'ms', COLD_PAGE_MS),
    ),
  ]
}
