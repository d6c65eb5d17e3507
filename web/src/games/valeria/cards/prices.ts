/** What a card costs now, and what somebody would pay for it, as the offers tell it. */

import type { Offer, Thing } from '../../../protocol'
import { ids, mark } from '../../painted/reading'
import { count, countAmounts, type Counts } from '../layout'

/** The price that is marked on a card; null without one. */
export function marked(thing: Thing): Counts | null {
  const cost = mark(thing, 'cost', 'cost')
  return Array.isArray(cost) ? count(cost) : null
}

const BUYS = new Set(['slay', 'recruit', 'build', 'agent', 'banner'])

/** The price as paid now, as the offers tell it: of what can be done, else of what nearly could. */
export function priceNow(offers: readonly Offer[]): Counts | null {
  const priced = offers.filter(({ kind }) => BUYS.has(kind))
  const offer = priced.find(({ refusal }) => refusal === null) ?? priced[0]
  return offer === undefined ? null : countAmounts(offer.cost)
}

/** A price as it is printed or discounted, and how much of it Magic stands for now. */
export interface Price extends Counts {
  readonly swapped: number
}

/** Magic that pays for Strength or Gold is put back where it was asked: the card keeps its price. */
export function priceOf(now: Counts, asked: Counts): Price {
  const swapped = Math.max(0, now.magic - asked.magic)
  const gold = asked.strength > 0 ? Math.min(swapped, Math.max(0, asked.gold - now.gold)) : swapped
  const price = { strength: now.strength + swapped - gold, gold: now.gold + gold }
  return { ...now, ...price, magic: now.magic - swapped, swapped }
}

/** What a card costs now, and what somebody would pay for it. */
export interface Due extends Price {
  readonly paid: Counts
  /** Whether they could pay it. */
  readonly able: boolean
  /** The Gold that is marked on the card; null without a mark. */
  readonly printed: number | null
}

/** What a card costs this player now, by the offers, else as it is marked. */
export function priceOn(offers: readonly Offer[], thing: Thing): Due | null {
  const asked = marked(thing)
  const paid = priceNow(offers) ?? asked
  const able = offers.some(({ kind, refusal }) => BUYS.has(kind) && refusal === null)
  return paid === null ? null : { ...priceOf(paid, asked ?? paid), paid, able, printed: asked?.gold ?? null }
}

/** The Roles that a refusal says are missing, each as often as it is. */
export function missingRoles(offers: readonly Offer[]): string[] {
  return offers.flatMap(({ refusal }) => ids(refusal?.details['missing']))
}

/** The icons a card asks for; those that are missing are dim, the last of a kind first. */
export function needed(
  roles: readonly string[],
  missing: readonly string[],
): { role: string; dim: boolean }[] {
  const lacking = [...missing]
  return roles
    .toReversed()
    .map((role) => {
      const at = lacking.indexOf(role)
      if (at >= 0) lacking.splice(at, 1)
      return { role, dim: at >= 0 }
    })
    .toReversed()
}
