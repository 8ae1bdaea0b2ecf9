interface Named {
  readonly name: string | Readonly<Record<string, string>>
}

/** The name of a way to pay in a language. */
export function methodName({ name }: Named, language: string): string {
  return typeof name === 'string' ? name : (name[language] ?? name.EN ?? '')
}
