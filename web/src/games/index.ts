/** The games that the client can draw: a folder here is one. Each is loaded when it is opened. */
import type { GameClient } from './contract'

const CLIENTS = import.meta.glob<{ default: GameClient }>('./*/index.ts')

export async function loadGame(name: string): Promise<GameClient> {
  const load = CLIENTS[`./${name}/index.ts`]
  if (!load) throw new Error(`there is no board for ${name}; there are ${drawnGames().join(', ')}`)
  return (await load()).default
}

export function drawnGames(): string[] {
  return Object.keys(CLIENTS).map((path) => path.split('/')[1] ?? path)
}
