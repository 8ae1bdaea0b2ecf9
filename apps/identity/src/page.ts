import { escapeHtml } from '@livery/contract/escape-html'

/** The page that asks for a name. `client` is the network that is simulated, `site` the host that asked. */
export function signInPage({ client, site, uid }: { client: string; site: string; uid: string }): string {
  const network = client.slice(0, 1).toUpperCase() + client.slice(1)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sign in · ${escapeHtml(network)} (demonstration)</title>
<style>
:root { color-scheme: light dark; --ink: #1c2330; --soft: #566074; --page: #eef1f6; --card: #fff; --line: #8b94a7; --go: #2456c9; }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f6; --soft: #aab3c5; --page: #12161f; --card: #1c2330; --line: #66718a; --go: #3f6fe0; } }
* { box-sizing: border-box; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { inline-size: 100%; max-inline-size: 400px; padding: 32px; background: var(--card); border-radius: 16px; box-shadow: 0 8px 40px #0002; }
small { color: var(--soft); }
h1 { margin: 0 0 4px; font-size: 24px; line-height: 1.25; }
p { margin: 0 0 24px; color: var(--soft); }
label { display: block; margin-block-end: 16px; font-weight: 600; }
input { display: block; inline-size: 100%; margin-block-start: 4px; padding: 11px 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 10px; }
button { inline-size: 100%; padding: 12px; font: inherit; font-weight: 600; border: 0; border-radius: 10px; cursor: pointer; background: none; color: inherit; }
button[value="go"] { background: var(--go); color: #fff; margin-block: 8px; }
:focus-visible { outline: 3px solid var(--go); outline-offset: 2px; }
</style>
<main>
<small>${escapeHtml(network)} · demonstration</small>
<h1>Who are you?</h1>
<p>You are on your way to ${escapeHtml(site)}. Any address will do, and no password is asked for.</p>
<form method="post" action="/interaction/${encodeURIComponent(uid)}">
<label>E-mail <input name="email" type="email" autocomplete="email" required autofocus></label>
<label>Name <input name="name" autocomplete="name" maxlength="60"></label>
<button name="do" value="go">Continue</button>
<button name="do" value="cancel" formnovalidate>Cancel</button>
</form>
</main>
</html>`
}
