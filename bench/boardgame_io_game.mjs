// A stand-in for one of our games in boardgame.io's own style: four players take cards from a market and gain goods.
// Its rules are next to nothing. What counts is the size of its state: with 210 cards a player is sent some 25 kB of
// JSON, as much as a table of ours is, with 42 some 5 kB. Hands of others and the deck lie face down.
import { createRequire } from "node:module";

export const require = createRequire(import.meta.url); // its modules for servers are CommonJS only
export const PLAYERS = 4;
export const SIZES = { large: 210, small: 42 };

const GOODS = ["wood", "stone", "brick", "gold"];
export const MARKET = 12;

function card(number) {
  return {
    id: number,
    name: `card-${number}`,
    kind: GOODS[number % 4],
    cost: { wood: number % 3, stone: number % 4, brick: number % 2, gold: number % 5 },
    points: number % 7,
    marks: [number % 2, number % 3, number % 5],
  };
}

const BACK = card(0);
const faceDown = (cards) => cards.map(() => BACK);

function setup({ ctx, random }, count) {
  const cards = random.Shuffle([...Array(count).keys()].map(card));
  const players = {};
  for (let seat = 0; seat < ctx.numPlayers; seat++)
    players[seat] = { goods: { wood: 3, stone: 3, brick: 3, gold: 3 }, hand: cards.splice(0, 3), built: [], points: 0 };
  return { market: cards.splice(0, MARKET), deck: cards, away: [], players, round: 0 };
}

/** Take a card from the market, refill it, and the next player moves. */
function take({ G, ctx, random, events }, slot) {
  if (!Number.isInteger(slot) || slot < 0 || slot >= MARKET) return "INVALID_MOVE";
  const own = G.players[ctx.currentPlayer];
  const taken = G.market[slot];
  if (G.deck.length === 0) G.deck = random.Shuffle(G.away.splice(0));
  G.market[slot] = G.deck.pop();
  own.built.push(taken);
  if (own.built.length > 3) G.away.push(own.built.shift());
  own.goods[taken.kind] = (own.goods[taken.kind] + taken.points) % 30;
  own.points += taken.points;
  if (ctx.currentPlayer === "0") G.round += 1;
  events.endTurn();
}

function playerView({ G, playerID }) {
  const players = {};
  for (const [seat, own] of Object.entries(G.players))
    players[seat] = seat === playerID ? own : { ...own, hand: faceDown(own.hand) };
  return { ...G, deck: faceDown(G.deck), players };
}

export function standIn(count, seed) {
  return {
    name: "stand-in",
    seed,
    setup: (context) => setup(context, count),
    moves: { take: { move: take, client: false } },
    playerView,
  };
}

export function expectVersion() {
  const found = require("boardgame.io/package.json").version;
  if (found !== "0.50.2") throw new Error(`boardgame.io ${found} is installed, 0.50.2 is what we compare with`);
}
