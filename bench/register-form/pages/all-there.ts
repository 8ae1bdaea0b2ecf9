import { fields } from './fields.ts'

/** Resolves when every field of the form is mounted and can be typed into. */
export async function allThere(): Promise<void> {
  const isThere = (name: string) => document.querySelector(`input[name=${name}]:not([readonly])`)
  // The mobile method, which comes first, has no username.
  const names = fields.map(({ name }) => name).filter((name) => name !== 'username')
  while (!names.every(isThere)) await new Promise(requestAnimationFrame)
}
