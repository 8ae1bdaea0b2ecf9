import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'livery-settings-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SECRET = 'the-deployments-secret-of-a-test'
const read = (environment: NodeJS.ProcessEnv) => readSettings({ DATA_DIR: folder, ...environment }, folder)
const production = (environment: NodeJS.ProcessEnv) =>
  read({ NODE_ENV: 'production', DEPLOYMENT_SECRET: SECRET, ...environment })

test('with no setting at all it is a demonstration, on this machine’s own hosts', () => {
  expect(read({})).toMatchObject({
    demo: true,
    localHosts: true,
    operatorHost: 'operator.localhost',
    production: false,
  })
})

test('in production nothing of a demonstration is on', () => {
  expect(production({})).toMatchObject({ demo: false, localHosts: false, operatorHost: null })
  expect(production({ OPERATOR_HOST: 'operators.example' }).operatorHost).toBe('operators.example')
})

test.each(['DEMO', 'LOCAL_HOSTS', 'LIVERY_DEVELOPMENT'])('%s=1 refuses to start in production, and says so', (name) => {
  expect(() => production({ [name]: '1' })).toThrow(new RegExp(`${name}=1 may not be set .* unset it`))
  expect(() => production({ [name]: '0' })).not.toThrow()
})

test('production does not start without the secret of what is stored encrypted; a file may hold it', () => {
  expect(() => production({ DEPLOYMENT_SECRET: '' })).toThrow(/DEPLOYMENT_SECRET is missing.*DEPLOYMENT_SECRET_FILE/)
  const file = join(folder, 'mounted')
  writeFileSync(file, `${SECRET}\n`)
  expect(production({ DEPLOYMENT_SECRET: '', DEPLOYMENT_SECRET_FILE: file }).deploymentSecret).toBe(SECRET)
  expect(() => production({ DEPLOYMENT_SECRET: '', DEPLOYMENT_SECRET_FILE: `${file}x` })).toThrow(/cannot be read/)
})

test.each(['0.0.0.0/0', '::/0', '128.0.0.0/1', '2000::/3'])('TRUSTED_PROXIES may not hold visitors: %s', (block) => {
  expect(() => read({ TRUSTED_PROXIES: `10.0.0.0/8, ${block}` })).toThrow(
    `TRUSTED_PROXIES names "${block}", in which visitors lie too`,
  )
})

test('TRUSTED_PROXIES may be whole private networks', () => {
  expect(read({ TRUSTED_PROXIES: '10.0.0.0/8, fc00::/7' }).trustedProxies).toEqual(['10.0.0.0/8', 'fc00::/7'])
})

test('secrets that were replaced are stated in one variable or file, and there are none by default', () => {
  expect(production({}).previousSecrets).toEqual([])
  const stated = production({ DEPLOYMENT_SECRET_PREVIOUS: 'the-first-one the-second-one' })
  expect(stated.previousSecrets).toEqual(['the-first-one', 'the-second-one'])
})
