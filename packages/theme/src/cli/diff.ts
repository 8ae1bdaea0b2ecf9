import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from '@livery/document/fault'
import { type CompiledTheme, compileTheme } from '../compile-theme.ts'
import { themeSource } from '../load-theme.ts'
import { changesBetween, headline } from './changes.ts'

type Found = { readonly theme: CompiledTheme } | { readonly faults: readonly Fault[] } | { readonly complaint: string }

/** A theme in its last committed state. */
export function committed(root: string, id: string): Found {
  const source = (theme: string) => {
    const file = `themes/${theme}/theme.json`
    try {
      const text = execFileSync('git', ['show', `HEAD:${file}`], {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      })
      return { file: `HEAD:${file}`, text }
    } catch {
      return undefined
    }
  }
  const own = source(id)
  if (!own) return { complaint: `The last commit has no themes/${id}/theme.json: there is nothing to compare with.` }
  return outcome(compileTheme({ id, ...own, resolveParent: source }))
}

/** A theme by its id, or by the path of a theme file. */
export function named(root: string, word: string): Found {
  const own = themeSource(root, word)
  if (own) return outcome(compileTheme({ id: word, ...own, resolveParent: (parent) => themeSource(root, parent) }))
  const path = join(root, word)
  if (!word.endsWith('.json') || !existsSync(path)) return { complaint: `There is no theme and no file "${word}".` }
  const source = { id: 'file', file: word, text: readFileSync(path, 'utf8') }
  return outcome(compileTheme({ ...source, resolveParent: (parent) => themeSource(root, parent) }))
}

function outcome(result: ReturnType<typeof compileTheme>): Found {
  return result.ok ? { theme: result.theme } : { faults: result.faults }
}

/** The meaning of a change: a headline, then one sentence a line under the part of the page it concerns. */
export function inSentences(before: CompiledTheme, after: CompiledTheme): string {
  const changes = changesBetween(before, after)
  const parts = [...new Set(changes.map(({ part }) => part))]
  const sections = parts.map((part) =>
    [part, ...changes.filter((change) => change.part === part).map(({ sentence }) => `  ${sentence}`)].join('\n'),
  )
  const seasons = overlayChanges(before, after)
  const first = changes.length === 0 ? [] : [headline(before, after, changes)]
  return [...first, ...sections, ...seasons].join('\n') || 'Nothing that anybody would see.'
}

function overlayChanges(before: CompiledTheme, after: CompiledTheme): string[] {
  const [were, are] = [before, after].map(({ overlays }) => new Map(overlays.map((one) => [one.id, one])))
  const gone = [...(were ?? [])].filter(([id]) => !are?.has(id)).map(([id]) => `Overlay "${id}" is gone.`)
  const changed = [...(are ?? [])].flatMap(([id, now]) => {
    const then = were?.get(id)
    if (!then) return [`Overlay "${id}" is new.`]
    return JSON.stringify(then) === JSON.stringify(now) ? [] : [`Overlay "${id}" changes.`]
  })
  return [...gone, ...changed]
}
