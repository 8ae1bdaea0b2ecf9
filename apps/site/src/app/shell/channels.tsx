import { Icon, type IconName } from '@livery/ui/icon'
import { useText } from '../../shared/i18n/use-text.ts'
import { useHydrated } from '../../shared/visit/use-hydrated.ts'
import { useVisit } from '../../shared/visit/use-visit.ts'
import * as css from './channels.css.ts'
import { block, group } from './side-menu.css.ts'

const NAMED = ['facebook', 'youtube', 'instagram', 'telegram', 'x', 'tiktok'] as const
type Named = (typeof NAMED)[number]
const ICONS: Readonly<Partial<Record<string, IconName>>> = {
  facebook: 'thumb',
  youtube: 'play-badge',
  instagram: 'camera',
  telegram: 'paper-plane',
}

const isNamed = (kind: string): kind is Named => (NAMED as readonly string[]).includes(kind)

/** The merchant's official channels on other sites. */
export function Channels() {
  const t = useText('core')
  const { channels } = useVisit().boot.merchant
  const hydrated = useHydrated()
  // They stand at the foot of a menu that one opens or scrolls, so they are left out of the first HTML.
  if (channels.length === 0 || !hydrated) return null
  return (
    <div className={block}>
      <p className={group}>{t('sideMenu.channels')}</p>
      <ul className={css.list}>
        {channels.map(({ kind, url }) => (
          <li key={url}>
            <a className={css.link} href={url} target="_blank" rel="noreferrer">
              <Icon name={ICONS[kind] ?? 'external'} size="sm" />
              {isNamed(kind) ? t(`social.${kind}`) : kind}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
