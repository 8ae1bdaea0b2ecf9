import { useMoments } from '../format/use-moments.ts'
import { useText } from '../i18n/use-text.ts'

interface Force {
  readonly since: string | null
  readonly until: string | null
}

/** Whether a contract is agreed and begins only later. */
export const beginsLater = ({ since }: Pick<Force, 'since'>, at = new Date()) => since !== null && new Date(since) > at

/** When a contract is in force, in words, as seen at a moment: one that begins later does not last since then. */
export function useForceWords(): (force: Force, at?: Date) => readonly string[] {
  const t = useText('contract')
  const { moment } = useMoments()
  return ({ since, until }, at) => [
    ...(since ? [t(beginsLater({ since }, at) ? 'list.from' : 'list.since', { moment: moment(since) })] : []),
    ...(until ? [t('list.until', { moment: moment(until) })] : []),
  ]
}
