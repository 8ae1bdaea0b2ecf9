import { readFileSync } from 'node:fs'
import { type DepositKind, PaymentMethod } from '@livery/contract/payments/method'
import { Compile } from 'typebox/compile'
import { reasonOf } from '../../platform/reason-of.ts'
import { StartupError } from '../../platform/startup-error.ts'

const METHOD = Compile(PaymentMethod)

/** Further statements that each kind of deposit requires. */
const NEEDED: Partial<Record<DepositKind, 'scheme' | 'network'>> = { qr: 'scheme', onChain: 'network' }

/** Reads the manifest of a way to pay. Throws a `StartupError` that names file, key and what is wrong with it. */
export function readMethod(file: string, id: string): PaymentMethod {
  const method = parsed(file)
  if (method.id !== id) throw new StartupError(`${file}: /id must be "${id}", as its folder is called.`)
  if (!method.deposit && !method.withdrawal) {
    throw new StartupError(`${file}: it states neither "deposit" nor "withdrawal", so that nothing can be paid by it.`)
  }
  const needed = method.deposit && NEEDED[method.deposit.kind]
  if (needed && method.deposit?.[needed] === undefined) {
    throw new StartupError(`${file}: /deposit/${needed} is missing, which the kind "${method.deposit?.kind}" needs.`)
  }
  return method
}

function parsed(file: string): PaymentMethod {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartupError(`${file}: ${reasonOf(error)}`)
  }
  if (METHOD.Check(value)) return value
  const [fault] = METHOD.Errors(value)
  const wrong = fault?.keyword === 'boolean' ? 'is not known here' : fault?.message
  throw new StartupError(`${file}: ${fault?.instancePath || 'the file'} ${wrong ?? 'is not as it must be'}.`)
}
