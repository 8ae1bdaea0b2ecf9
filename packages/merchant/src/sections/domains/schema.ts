import Type from 'typebox'

const Host = Type.String({
  minLength: 1,
  maxLength: 253,
  pattern: '^[^\\s/:@?#*]+$',
  description: 'a host name without scheme, port and path',
})

/** The merchant's addresses. */
export const domains = {
  hosts: Type.Array(Host, {
    minItems: 1,
    uniqueItems: true,
    description: 'every host that shows this merchant; <id>.localhost is implied in development',
  }),
  domains: Type.Object(
    {
      main: Host,
      mirrors: Type.Array(Host, { uniqueItems: true, description: 'official mirror sites, each one of hosts' }),
      secureSubdomains: Type.Optional(
        Type.Boolean({
          description:
            'true where every name below the hosts answers by https: browsers then use nothing else for a year',
        }),
      ),
    },
    { additionalProperties: false, description: 'the main host and its official mirrors' },
  ),
}
