import type { RegistrationConfig } from '@livery/contract/auth/registration-config'
import { REGISTRATION_FIELDS } from '@livery/contract/auth/registration-config'
import { canonicalJson } from '../../canonical-json.ts'
import type { Frozen } from '../../frozen.ts'
import { becomes } from '../../wording/becomes.ts'
import type { Changes, Sentences } from '../../wording/change.ts'
import { listSentences } from '../../wording/lists.ts'

type Part = { readonly registration: Frozen<RegistrationConfig> }

export const registrationChanges: Changes<Part> = {
  part: 'Registration form',
  keys: ['registration'],
  sentences: (before, after) => [
    ...fieldSentences(before, after),
    ...listSentences('Countries whose mobile numbers are taken', countriesOf(before), countriesOf(after)),
  ],
}

const countriesOf = ({ registration }: Part) =>
  registration.countries.length > 0 ? registration.countries : ['all of them']

const fieldSentences: Sentences<Part> = (before, after) =>
  REGISTRATION_FIELDS.flatMap((name) => {
    const [was, is] = [before.registration.fields[name], after.registration.fields[name]]
    if (canonicalJson(was ?? null) === canonicalJson(is ?? null)) return []
    if (!is?.enabled) return was?.enabled ? [`The field ${name} is no longer asked for.`] : []
    const must = is.required ? 'must be filled in' : 'may stay empty'
    if (!was?.enabled) return [`The field ${name} is asked for; it ${must}.`]
    return [
      ...(was.required === is.required ? [] : [`The field ${name} ${must}.`]),
      ...becomes(`The shortest ${name}`, was.minLength, is.minLength),
      ...becomes(`The longest ${name}`, was.maxLength, is.maxLength),
      ...becomes(`The pattern of ${name}`, `no. ${was.patternId}`, `no. ${is.patternId}`),
      ...becomes(`What ${name} may hold`, was.acceptedPattern, is.acceptedPattern),
      ...becomes(`The input of ${name}`, was.type, is.type),
    ]
  })
