/**
 * npm passes a signal on to its shell only, which ends and leaves behind what it had started. Calls `end` once the
 * process that started this one is gone; where npm did not start it, nothing is watched.
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
