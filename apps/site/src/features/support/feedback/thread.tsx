import type { FeedbackPost, FeedbackThread } from '@livery/contract/support/feedback'
import { Badge } from '@livery/ui/badge'
import { cx } from '@livery/ui/cx'
import { Icon } from '@livery/ui/icon'
import { useId } from 'react'
import { Day } from '../../../shared/format/day.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { SentPictures } from '../../../shared/uploads/sent-pictures.tsx'
import * as css from './feedback.css.ts'
import { FeedbackForm } from './feedback-form.tsx'

const TONES = { waiting: 'warning', answered: 'success', closed: 'neutral' } as const

interface ThreadProps {
  readonly thread: FeedbackThread
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** One thread: what was written about one thing, and a form to go on. */
export function Thread({ thread, isOpen, onToggle }: ThreadProps) {
  const t = useText('feedback')
  const id = useId()
  const { posts, state, at } = thread
  return (
    <article className={css.thread}>
      <h3 className={css.title}>
        <button type="button" className={css.fold} aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span className={css.first} dir="auto">
            {posts[0]?.content}
          </span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          <Day className={css.date} instant={at} />
          <Icon name="chevron-down" size="sm" className={css.arrow} />
        </button>
      </h3>
      <div id={id} hidden={!isOpen} className={css.opened}>
        <ol className={css.posts}>
          {posts.map((post) => (
            <Post key={post.id} post={post} />
          ))}
        </ol>
        {isOpen && state !== 'closed' && <FeedbackForm thread={thread.id} onSent={() => undefined} />}
      </div>
    </article>
  )
}

function Post({ post }: { readonly post: FeedbackPost }) {
  const t = useText('feedback')
  const { author, content, pictures, at } = post
  return (
    <li className={cx(css.post, author === 'member' ? css.own : css.answer)}>
      <p className={css.who}>
        {t(`author.${author}`)} <Day instant={at} />
      </p>
      <p className={css.words} dir="auto">
        {content}
      </p>
      <SentPictures pictures={pictures} />
    </li>
  )
}
