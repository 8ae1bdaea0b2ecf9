type Json = Readonly<Record<string, unknown>>

/** Whether this browser makes and uses passkeys on this page; on the server none does. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  )
}

/** Makes a passkey from the gateway's options; null where its owner thinks better of it. */
export function makePasskey(options: Json): Promise<Json | null> {
  return answered(() =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
    }),
  )
}

/** Signs the gateway's challenge with a passkey; null where its owner thinks better of it. */
export function signWithPasskey(options: Json): Promise<Json | null> {
  return answered(() =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
    }),
  )
}

async function answered(ask: () => Promise<Credential | null>): Promise<Json | null> {
  try {
    const credential = (await ask()) as PublicKeyCredential | null
    return credential && (credential.toJSON() as unknown as Json)
  } catch (error) {
    // Cancelled, timed out, or this authenticator has one already: browsers say so on purpose in few words.
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) {
      return null
    }
    throw error
  }
}
