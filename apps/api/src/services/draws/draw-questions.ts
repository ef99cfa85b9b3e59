/** Questions to draw from, and how many. */
export interface Pool<Id extends string = string> {
  count: number;
  /** Each once. */
  ids: readonly Id[];
}

/**
 * Draws questions for an attempt: of each pool as many as it says, none twice. The same pools and the same seed give the same
 * questions; the order in which a pool lists its questions makes no difference.
 *
 * Pools may share questions: what one has taken is given up where another pool has nothing else, so that a draw is found
 * whenever there is one (bipartite matching by augmenting paths).
 *
 * @returns the questions of each pool, or null if there are not enough
 */
export function drawQuestions<Id extends string>(pools: readonly Pool<Id>[], seed: string): Id[][] | null {
  const random = randomFrom(seed);
  const orders = pools.map(({ ids }) => shuffled(ids.toSorted(), random));
  const takenBy = new Map<Id, number>();

  const take = (pool: number, tried: Set<Id>): boolean => {
    const order = orders[pool] ?? [];
    const free = order.find((id) => !takenBy.has(id));
    if (free !== undefined) {
      takenBy.set(free, pool);
      return true;
    }
    for (const id of order) {
      const owner = takenBy.get(id);
      if (owner === undefined || owner === pool || tried.has(id)) continue;
      tried.add(id);
      // The other pool finds another question before it gives this one up.
      takenBy.set(id, pool);
      if (take(owner, tried)) return true;
      takenBy.set(id, owner);
    }
    return false;
  };

  for (const [pool, { count }] of pools.entries()) {
    for (let taken = 0; taken < count; taken += 1) if (!take(pool, new Set())) return null;
  }
  return orders.map((order, pool) => order.filter((id) => takenBy.get(id) === pool));
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const placed = items.map((item) => ({ item, place: random() }));
  return placed.toSorted((a, b) => a.place - b.place).map(({ item }) => item);
}

/** Numbers from 0 to 1 that follow from a text alone: `mulberry32` on its FNV-1a hash. */
function randomFrom(seed: string): () => number {
  let state = 0x81_1c_9d_c5;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93);
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
