/** As much of it as is used: it comes without types. */
declare module 'firebase-tools/lib/emulator/auth/server.js' {
  export function createApp(
    projectId: string,
  ): Promise<{ listen(port: number, host: string): import('node:http').Server }>
}
