/**
 * Where J and K lead. `order` is the list as it stood when the open chat was opened: one that moved since, answered or
 * put away, leaves whoever works through the list at their place. `now` is the list as it is.
 *
 * @param by 1 for the next one, -1 for the one before @returns null where there is none
 */
export function nextInWalk(order: readonly string[], now: readonly string[], openId: string | null, by: 1 | -1) {
  const here = openId === null ? -1 : order.indexOf(openId);
  if (here === -1) return besideIn(now, openId, by);
  const there = new Set(now);
  const onTheWay = by === 1 ? order.slice(here + 1) : order.slice(0, here).reverse();
  return onTheWay.find((id) => there.has(id)) ?? newcomer(order, now, by);
}

function besideIn(now: readonly string[], openId: string | null, by: 1 | -1): string | null {
  const at = openId === null ? -1 : now.indexOf(openId);
  return (at === -1 ? now[0] : now[at + by]) ?? null;
}

/** What came to the list's end, or to its beginning, after the walk began. */
function newcomer(order: readonly string[], now: readonly string[], by: 1 | -1): string | null {
  const known = new Set(order);
  const edge = by === 1 ? now.toReversed() : [...now];
  const firstKnown = edge.findIndex((id) => known.has(id));
  return edge.slice(0, firstKnown === -1 ? edge.length : firstKnown).at(-1) ?? null;
}
