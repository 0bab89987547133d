/**
 * A network between a browser and the server that can be cut. The browser's own emulation will not do: what
 * `navigator.onLine`, sockets and service workers make of it differs from version to version.
 */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export interface Network {
  /** The server's address by way of this network. */
  url: string
  /** End every connection, and let none come about. */
  cut(): void
  restore(): void
  close(): void
}

export async function openNetwork(server: string): Promise<Network> {
  const { hostname, port } = new URL(server)
  const ends = new Set<Socket>()
  let whole = true
  const keep = (socket: Socket): Socket => {
    ends.add(socket)
    return socket.on('error', () => undefined).on('close', () => ends.delete(socket))
  }
  const proxy = createServer((client) => {
    if (!whole) return void client.destroy()
    const upstream = keep(connect(Number(port), hostname))
    keep(client).pipe(upstream).pipe(client)
    client.on('close', () => upstream.destroy())
    upstream.on('close', () => client.destroy())
  })
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done))
  const cut = () => {
    whole = false
    for (const end of ends) end.destroy()
  }
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    cut,
    restore: () => void (whole = true),
    close: () => {
      cut()
      proxy.close()
    },
  }
}
