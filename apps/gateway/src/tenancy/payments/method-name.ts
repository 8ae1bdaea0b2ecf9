interface Named {
  readonly name: string | Readonly<Record<string, string>>
}

/** What a way to pay in or out is called in a language. */
export function methodName({ name }: Named, language: string): string {
  return typeof name === 'string' ? name : (name[language] ?? name.EN ?? '')
}
