import { type SocialAnswer, socialChannel } from '@livery/contract/auth/social'
import { Html, html } from '../../../platform/http/html.ts'

/**
 * The last page of the sign-in window: it sends the result to the page that opened it, and closes. The policy allows
 * this one script only.
 */
export function answerPage(
  nonce: string,
  attempt: string | null,
  answer: SocialAnswer,
  shown: { readonly tag: string; readonly dir: string; readonly title: string; readonly text: string },
): Html {
  const report = attempt !== null && new Html(`tell(${literal(socialChannel(attempt))}, ${literal(answer)})`)
  return html`<!doctype html>
<html lang="${shown.tag}" dir="${shown.dir}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${shown.title}</title>
<style nonce="${nonce}">:root { color-scheme: light dark } body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 24px; font: 18px/1.5 system-ui, sans-serif; text-align: center }</style>
<p>${shown.text}</p>
<script nonce="${nonce}">
function tell(name, answer) {
  history.replaceState(null, '', location.pathname)
  const channel = new BroadcastChannel(name)
  channel.postMessage(answer)
  setTimeout(() => { channel.close(); close() }, 50)
}
${report}
</script>
</html>`
}

/** The value as a script literal that cannot end the script element. */
function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
