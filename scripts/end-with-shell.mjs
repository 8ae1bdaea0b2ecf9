/**
 * npm passes a signal on to its shell only, which ends and leaves its child processes behind. Calls `end` once the
 * parent of this process is gone; where npm did not start it, nothing is watched.
 */
export function endWithShell(end, environment = process.env) {
  if (!environment.npm_lifecycle_event) return
  const shell = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(watch)
    end()
  }, 250)
  watch.unref()
}
