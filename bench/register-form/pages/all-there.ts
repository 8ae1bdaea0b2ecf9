import { fields } from './fields.ts'

/** Resolves when every field of the form stands and can be typed into. */
export async function allThere(): Promise<void> {
  const isThere = (name: string) => document.querySelector(`input[name=${name}]:not([readonly])`)
  // By mobile number, which comes first, nobody has a name.
  const names = fields.map(({ name }) => name).filter((name) => name !== 'username')
  while (!names.every(isThere)) await new Promise(requestAnimationFrame)
}
