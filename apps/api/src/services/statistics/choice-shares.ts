/** Which attempts are in the upper and in the lower third; those that are equal to the last of a third belong to it. */
export interface Thirds {
  upper: ReadonlySet<number>;
  lower: ReadonlySet<number>;
}

/** Divides attempts, named by their place, by their scores. */
export function thirdsOf(scores: readonly number[]): Thirds {
  const sorted = scores.toSorted((left, right) => left - right);
  const size = Math.floor(scores.length / 3);
  const lowerEnd = sorted[size - 1] ?? -Infinity;
  const upperStart = sorted[scores.length - size] ?? Infinity;
  const placesOf = (isIn: (score: number) => boolean) =>
    new Set(scores.flatMap((score, place) => (isIn(score) ? [place] : [])));
  return { upper: placesOf((score) => score >= upperStart), lower: placesOf((score) => score <= lowerEnd) };
}

/** The part of the attempts, 0 to 1, that something is true of: of all, of the upper and of the lower third. */
export interface GroupShares {
  all: number;
  upper: number;
  lower: number;
}

/** Returns how often an option was chosen. `chosen` holds the options of each attempt. */
export function choiceShares(option: string, chosen: readonly (readonly string[])[], thirds: Thirds): GroupShares {
  return sharesOf((place) => chosen[place]?.includes(option) === true, chosen.length, thirds);
}

/** Returns how often nothing was chosen. */
export function omittedShares(chosen: readonly (readonly string[])[], thirds: Thirds): GroupShares {
  return sharesOf((place) => (chosen[place] ?? []).length === 0, chosen.length, thirds);
}

function sharesOf(isTrue: (place: number) => boolean, count: number, { upper, lower }: Thirds): GroupShares {
  const found = { all: 0, upper: 0, lower: 0 };
  // Once for each option of each item: a list per group would take longer than all other figures.
  for (let place = 0; place < count; place += 1) {
    if (!isTrue(place)) continue;
    found.all += 1;
    if (upper.has(place)) found.upper += 1;
    if (lower.has(place)) found.lower += 1;
  }
  return {
    all: shareOf(found.all, count),
    upper: shareOf(found.upper, upper.size),
    lower: shareOf(found.lower, lower.size),
  };
}

const shareOf = (found: number, size: number) => (size === 0 ? 0 : found / size);
