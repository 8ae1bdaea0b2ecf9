/** Declares only what is used of the package, which comes without types. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  export function createApp(
    projectId: string,
  ): Promise<{ listen(port: number, host: string): import('node:http').Server }>
}
