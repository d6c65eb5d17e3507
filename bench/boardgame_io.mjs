// boardgame.io: one measurement, printed as JSON. `node boardgame_io.mjs reducer|server large|small SECONDS SEED`.
//
// reducer: moves through its game reducer, in this process, nobody listening.
// server:  its server in a process of its own, matches in memory; four clients listen over websockets and move in
//          turn. Only the server's CPU time counts. As it comes, it sends every client the whole state: its
//          `deltaState` compares whole lists and does fewer than 100 moves per CPU second with the large one.
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { MARKET, PLAYERS, SIZES, expectVersion, require, standIn } from "./boardgame_io_game.mjs";

const WARM_UP = 1500; // moves before the clock starts: Node's compiler is done by then; with 300 a third is missing
const [mode, size] = process.argv.slice(2, 4);
const [seconds, seed] = process.argv.slice(4, 6).map(Number);
const game = standIn(SIZES[size], seed);

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** A small generator of our own: a seed plays the same moves every time. */
let luck = seed;
function slot() {
  luck = (luck * 1103515245 + 12345) & 0x7fffffff;
  return luck % MARKET;
}

const move = (playerID) => ({ type: "MAKE_MOVE", payload: { type: "take", args: [slot()], playerID } });

function report(figures) {
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}

function measureReducer() {
  const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
  const reduce = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: PLAYERS });
  const play = (moves) => {
    for (let i = 0; i < moves; i++) state = reduce(state, move(state.ctx.currentPlayer));
    return moves;
  };
  play(WARM_UP);
  const start = cpuSeconds();
  let [done, used] = [0, 0];
  while (used < seconds) {
    done += play(20);
    used = cpuSeconds() - start;
  }
  if (state._stateID !== WARM_UP + done) throw new Error("not every move was made");
  report({ moves_per_second: done / used });
}

/** The child: it serves, and tells its CPU time when asked. */
async function serve() {
  console.info = console.warn = () => {};
  const { Server } = require("boardgame.io/server");
  const { appServer } = await Server({ games: [game], origins: ["*"] }).run({ port: 0 });
  process.on("message", () => process.send({ cpu: cpuSeconds() }));
  process.send({ port: appServer.address().port });
}

/** Four clients of one match; `turn` makes a move and waits until all four have heard of it. */
async function sitDown(port) {
  const { io } = await import("socket.io-client");
  const sockets = [];
  let [heard, bytes, stateID, wake] = [0, 0, 0, () => {}];
  for (let seat = 0; seat < PLAYERS; seat++) {
    const socket = io(`http://127.0.0.1:${port}/stand-in`, { transports: ["websocket"] });
    socket.io.on("open", () => socket.io.engine.on("packet", ({ data }) => (bytes += data?.length ?? 0)));
    socket.on("update", (match, state) => {
      heard += 1;
      stateID = state._stateID;
      if (heard % PLAYERS === 0) wake();
    });
    const synced = new Promise((resolve) => socket.on("sync", resolve));
    socket.on("connect", () => socket.emit("sync", "match", String(seat), undefined, PLAYERS));
    await synced;
    sockets.push(socket);
  }
  return {
    turn: async () => {
      const all = new Promise((resolve) => (wake = resolve));
      const seat = stateID % PLAYERS;
      sockets[seat].emit("update", move(String(seat)), stateID, "match", String(seat));
      await all;
    },
    received: () => bytes,
    leave: () => sockets.forEach((socket) => socket.close()),
  };
}

async function measureServer() {
  const child = fork(fileURLToPath(import.meta.url), ["serve", size, String(seconds), String(seed)], { silent: true });
  try {
    const told = () => new Promise((resolve) => child.once("message", resolve));
    const { port } = await told();
    const cpu = async () => (child.send("cpu"), (await told()).cpu);
    const table = await sitDown(port);
    for (let i = 0; i < WARM_UP; i++) await table.turn();
    const [start, before] = [await cpu(), table.received()];
    let [done, used] = [0, 0];
    while (used < seconds) {
      for (let i = 0; i < 50; i++) await table.turn();
      done += 50;
      used = (await cpu()) - start;
    }
    const bytes = (table.received() - before) / done / PLAYERS;
    report({ moves_per_second: done / used, bytes_per_move: bytes });
    table.leave();
  } finally {
    child.kill();
  }
}

expectVersion();
if (mode === "reducer") measureReducer();
else if (mode === "serve") await serve();
else await measureServer();
