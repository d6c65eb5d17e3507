#!/usr/bin/env node
// The same bot as line_bot.py for Node, with nothing to install.
//
//     valtable play valletta --seats "human,exec:node examples/line_bot.mjs"
//
// What the lines mean is told in docs/bot-protocol.md.

import { createInterface } from "node:readline";

// The first words of notations that earn points in one of the games, best first; and those that do nothing.
const LIKED = ["construct", "upgrade", "complete", "build", "slay", "place", "recruit", "hire", "load", "sell"];
const IDLE = ["done", "end", "pass", "stop", "no", "lay", "exchange"];

let luck = 1;

/** A number from 0 to n - 1; the same ones again for the same seed (a linear congruential generator). */
function below(n) {
  luck = (luck * 69069 + 12345) % 2 ** 32;
  return Math.floor((luck / 2 ** 32) * n);
}

function rank(choice) {
  const verb = choice.do.split(" ")[0];
  if (IDLE.includes(verb)) return LIKED.length + 1;
  return LIKED.includes(verb) ? LIKED.indexOf(verb) : LIKED.length;
}

/** One of the choices whose verb is liked best. */
function choose(choices) {
  const best = Math.min(...choices.map(rank));
  const liked = choices.filter((choice) => rank(choice) === best);
  return liked[below(liked.length)];
}

const say = (line) => process.stdout.write(JSON.stringify(line) + "\n");

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text);
  if (line.type === "hello") {
    luck = line.seed % 2 ** 32;
    say({ type: "ready", protocol: 1 });
  } else if (line.type === "decide") {
    say({ type: "choose", id: line.id, ...choose(line.choices) });
  } else if (line.type === "over") {
    console.error("it ended like this:", line.outcome);
  }
}
