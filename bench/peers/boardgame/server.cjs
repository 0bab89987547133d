// A boardgame.io server with one simple game: four hands of six tiles, a bag, and a move that trades one tile.
//   node server.cjs PORT memory|flat FOLDER
const { Server, FlatFile } = require('boardgame.io/server')

const COLOURS = ['R', 'O', 'Y', 'G', 'B', 'P']
const SHAPES = ['ci', 'x', 'di', 'sq', 'st', 'cl']

const tiles = {
  name: 'tiles',
  minPlayers: 4,
  maxPlayers: 4,
  setup: ({ random }) => {
    const one = COLOURS.flatMap((colour) => SHAPES.map((shape) => colour + shape))
    const bag = random.Shuffle([...one, ...one, ...one])
    return { hands: [0, 1, 2, 3].map(() => bag.splice(0, 6)), bag, trades: 0 }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    trade: {
      move: ({ G, ctx, random }, tile) => {
        const hand = G.hands[Number(ctx.currentPlayer)]
        const at = hand.indexOf(tile)
        if (at < 0) return 'INVALID_MOVE'
        hand[at] = G.bag.pop()
        G.bag.push(tile)
        G.bag = random.Shuffle(G.bag)
        G.trades += 1
      },
      redact: true,
      client: false,
    },
  },
  playerView: ({ G, playerID }) => ({
    hand: playerID === null ? null : G.hands[Number(playerID)],
    bag: G.bag.length,
    trades: G.trades,
  }),
}

const [port, storage, folder] = process.argv.slice(2)
const db = storage === 'flat' ? new FlatFile({ dir: folder }) : undefined
Server({ games: [tiles], db, origins: [/127\.0\.0\.1/] }).run({ port: Number(port) })
