import { lazyPage } from '../../shared/pages/lazy-page.ts'
import type { PageLooks } from '../../shared/pages/page.ts'

export const rewardsPages = {
  pointMall: {
    titleKey: 'core:nav.pointMall',
    icon: 'gift',
    areas: ['rewards', 'history', 'auth'],
    component: lazyPage(() => import('./point-mall-page.tsx')),
  },
  raffle: {
    titleKey: 'core:page.raffle',
    icon: 'lottery-ticket',
    areas: ['rewards', 'raffle'],
    component: lazyPage(() => import('./raffle/raffle-page.tsx')),
  },
  bonusDetails: {
    titleKey: 'core:page.bonusDetails',
    icon: 'star',
    areas: ['rewards', 'history'],
    component: lazyPage(() => import('./bonuses/bonuses-page.tsx')),
  },
  manualRebate: {
    titleKey: 'core:page.manualRebate',
    icon: 'coins',
    areas: ['rewards', 'history'],
    component: lazyPage(() => import('./rebate/rebate-page.tsx')),
  },
  vip: {
    titleKey: 'core:page.vip',
    icon: 'crown',
    areas: ['rewards'],
    component: lazyPage(() => import('./vip/vip-page.tsx')),
  },
  rewardCenter: {
    titleKey: 'core:page.rewardCenter',
    icon: 'gift',
    areas: ['rewards'],
    component: lazyPage(() => import('./center/reward-center-page.tsx')),
  },
  referral: {
    titleKey: 'core:page.referral',
    icon: 'users',
    areas: ['rewards', 'history'],
    component: lazyPage(() => import('./referral/referral-page.tsx')),
  },
  missionLeaderboard: {
    titleKey: 'core:page.missionLeaderboard',
    icon: 'trophy',
    areas: ['rewards'],
    component: lazyPage(() => import('./missions/missions-page.tsx')),
  },
} satisfies PageLooks
