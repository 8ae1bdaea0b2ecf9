import { cssTarget } from '@livery/ui/browsers'
import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { callTable } from '../apps/site/vite/call-table.ts'
import { bootsPlugin } from './boots-plugin.ts'
import { merchantsPlugin } from './merchants-plugin.ts'
import { outsideImports } from './outside-imports.ts'
import { picturesPlugin } from './pictures-plugin.ts'
import { themeReportsPlugin } from './theme-reports-plugin.ts'
import { themesPlugin } from './themes-plugin.ts'

const config: StorybookConfig = {
  stories: ['./**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [
        themesPlugin(),
        themeReportsPlugin(),
        merchantsPlugin(),
        bootsPlugin(),
        picturesPlugin(),
        callTable(),
        vanillaExtractPlugin(),
        react(),
      ],
      optimizeDeps: { include: outsideImports() },
      build: { cssTarget, assetsInlineLimit: 0, chunkSizeWarningLimit: 2000 },
    }),
}

export default config
