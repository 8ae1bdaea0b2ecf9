import type { TProperties } from 'typebox'
import { accessChanges } from './sections/access/changes.ts'
import { accessFaults } from './sections/access/faults.ts'
import { access } from './sections/access/schema.ts'
import { agentRebateChanges } from './sections/agent-rebate/changes.ts'
import { agentRebateFaults } from './sections/agent-rebate/faults.ts'
import { agentRebate } from './sections/agent-rebate/schema.ts'
import { noticeChanges, popupChanges, promotionChanges } from './sections/announcements/changes.ts'
import { announcementFaults } from './sections/announcements/faults.ts'
import { announcements } from './sections/announcements/schema.ts'
import { bannerChanges } from './sections/banners/changes.ts'
import { bannerFaults } from './sections/banners/faults.ts'
import { banners } from './sections/banners/schema.ts'
import { capabilityChanges } from './sections/capabilities/changes.ts'
import { capabilityFaults } from './sections/capabilities/faults.ts'
import { capabilities } from './sections/capabilities/schema.ts'
import { cdnFaults } from './sections/cdns/faults.ts'
import { cdns } from './sections/cdns/schema.ts'
import { complianceChanges } from './sections/compliance/changes.ts'
import { complianceFaults } from './sections/compliance/faults.ts'
import { compliance } from './sections/compliance/schema.ts'
import { contactChanges } from './sections/contact/changes.ts'
import { chatFaults } from './sections/contact/chat-faults.ts'
import { contactFaults } from './sections/contact/faults.ts'
import { contact } from './sections/contact/schema.ts'
import { contractChanges } from './sections/contracts/changes.ts'
import { contractFaults } from './sections/contracts/faults.ts'
import { contracts } from './sections/contracts/schema.ts'
import { demoChatFaults } from './sections/demo/chat-faults.ts'
import { demoFaults } from './sections/demo/faults.ts'
import { demo } from './sections/demo/schema.ts'
import { domainChanges } from './sections/domains/changes.ts'
import { domainFaults } from './sections/domains/faults.ts'
import { domains } from './sections/domains/schema.ts'
import { gameChanges } from './sections/games/changes.ts'
import { gameFaults } from './sections/games/faults.ts'
import { games } from './sections/games/schema.ts'
import { helpChanges } from './sections/help/changes.ts'
import { helpFaults } from './sections/help/faults.ts'
import { help } from './sections/help/schema.ts'
import { homeChanges } from './sections/home/changes.ts'
import { homeFaults } from './sections/home/faults.ts'
import { home } from './sections/home/schema.ts'
import { identityChanges } from './sections/identity/changes.ts'
import { identityFaults } from './sections/identity/faults.ts'
import { identity } from './sections/identity/schema.ts'
import { languageChanges } from './sections/languages/changes.ts'
import { languageFaults } from './sections/languages/faults.ts'
import { languages } from './sections/languages/schema.ts'
import { lookChanges } from './sections/look/changes.ts'
import { look } from './sections/look/schema.ts'
import { maintenanceChanges } from './sections/maintenance/changes.ts'
import { maintenanceFaults } from './sections/maintenance/faults.ts'
import { maintenance } from './sections/maintenance/schema.ts'
import { members } from './sections/members/schema.ts'
import { menuChanges } from './sections/menus/changes.ts'
import { menuFaults } from './sections/menus/faults.ts'
import { menus } from './sections/menus/schema.ts'
import { moneyChanges } from './sections/money/changes.ts'
import { moneyFaults } from './sections/money/faults.ts'
import { money } from './sections/money/schema.ts'
import { paymentChanges } from './sections/payments/changes.ts'
import { paymentsFaults } from './sections/payments/faults.ts'
import { payments } from './sections/payments/schema.ts'
import { platform } from './sections/platform/schema.ts'
import { pointMallChanges } from './sections/point-mall/changes.ts'
import { pointMallFaults } from './sections/point-mall/faults.ts'
import { pointMall } from './sections/point-mall/schema.ts'
import { programmeChanges } from './sections/programmes/changes.ts'
import { programmeFaults } from './sections/programmes/faults.ts'
import { programmes } from './sections/programmes/schema.ts'
import { raffleChanges } from './sections/raffles/changes.ts'
import { raffleFaults } from './sections/raffles/faults.ts'
import { raffles } from './sections/raffles/schema.ts'
import { rebateChanges } from './sections/rebate/changes.ts'
import { rebateFaults } from './sections/rebate/faults.ts'
import { rebate } from './sections/rebate/schema.ts'
import { registrationChanges } from './sections/registration/changes.ts'
import { registrationFaults } from './sections/registration/faults.ts'
import { numberFaults } from './sections/registration/number-faults.ts'
import { patternFaults } from './sections/registration/pattern-faults.ts'
import { recoveryFaults } from './sections/registration/recovery-faults.ts'
import { signIn } from './sections/sign-in/schema.ts'
import { thirdPartyFaults } from './sections/third-parties/faults.ts'
import { thirdParties } from './sections/third-parties/schema.ts'
import { transferChanges } from './sections/transfers/changes.ts'
import { transferFaults } from './sections/transfers/faults.ts'
import { transfers } from './sections/transfers/schema.ts'
import { turnoverChanges } from './sections/turnover/changes.ts'
import { turnoverFaults } from './sections/turnover/faults.ts'
import { turnover } from './sections/turnover/schema.ts'
import { vipChanges } from './sections/vip/changes.ts'
import { vipFaults } from './sections/vip/faults.ts'
import { vip } from './sections/vip/schema.ts'
import { withdrawalChanges } from './sections/withdrawal/changes.ts'
import { withdrawalFaults } from './sections/withdrawal/faults.ts'
import { withdrawal } from './sections/withdrawal/schema.ts'

/**
 * Every section of a merchant: its keys, the rules beyond its schema, and the words for its changes. The order is that
 * of the published schema and of the change report.
 */
export const SECTIONS = {
  identity: { schema: identity, faults: [identityFaults], changes: [identityChanges] },
  domains: { schema: domains, faults: [domainFaults], changes: [domainChanges] },
  look: { schema: look, changes: [lookChanges] },
  languages: { schema: languages, faults: [languageFaults], changes: [languageChanges] },
  money: { schema: money, faults: [moneyFaults], changes: [moneyChanges] },
  platform: { schema: platform },
  capabilities: { schema: capabilities, faults: [capabilityFaults], changes: [capabilityChanges] },
  games: { schema: games, faults: [gameFaults], changes: [gameChanges] },
  menus: { schema: menus, faults: [menuFaults], changes: [menuChanges] },
  home: { schema: home, faults: [homeFaults], changes: [homeChanges] },
  banners: { schema: banners, faults: [bannerFaults], changes: [bannerChanges] },
  announcements: {
    schema: announcements,
    faults: [announcementFaults],
    changes: [noticeChanges, promotionChanges, popupChanges],
  },
  help: { schema: help, faults: [helpFaults], changes: [helpChanges] },
  contact: { schema: contact, faults: [contactFaults, chatFaults], changes: [contactChanges] },
  cdns: { schema: cdns, faults: [cdnFaults] },
  thirdParties: { schema: thirdParties, faults: [thirdPartyFaults] },
  // A separate file with its own schema.
  registration: {
    schema: {},
    faults: [registrationFaults, numberFaults, recoveryFaults, patternFaults],
    changes: [registrationChanges],
  },
  members: { schema: members },
  compliance: { schema: compliance, faults: [complianceFaults], changes: [complianceChanges] },
  access: { schema: access, faults: [accessFaults], changes: [accessChanges] },
  maintenance: { schema: maintenance, faults: [maintenanceFaults], changes: [maintenanceChanges] },
  signIn: { schema: signIn },
  payments: { schema: payments, faults: [paymentsFaults], changes: [paymentChanges] },
  withdrawal: { schema: withdrawal, faults: [withdrawalFaults], changes: [withdrawalChanges] },
  transfers: { schema: transfers, faults: [transferFaults], changes: [transferChanges] },
  contracts: { schema: contracts, faults: [contractFaults], changes: [contractChanges] },
  turnover: { schema: turnover, faults: [turnoverFaults], changes: [turnoverChanges] },
  agentRebate: { schema: agentRebate, faults: [agentRebateFaults], changes: [agentRebateChanges] },
  rebate: { schema: rebate, faults: [rebateFaults], changes: [rebateChanges] },
  vip: { schema: vip, faults: [vipFaults], changes: [vipChanges] },
  pointMall: { schema: pointMall, faults: [pointMallFaults], changes: [pointMallChanges] },
  raffles: { schema: raffles, faults: [raffleFaults], changes: [raffleChanges] },
  programmes: { schema: programmes, faults: [programmeFaults], changes: [programmeChanges] },
  demo: { schema: demo, faults: [demoFaults, demoChatFaults] },
} satisfies Readonly<
  Record<
    string,
    { readonly schema: TProperties; readonly faults?: readonly unknown[]; readonly changes?: readonly unknown[] }
  >
>
