interface Plane {
  width: number;
  height: number;
  /** Whether the first value is at the right. */
  isMirrored: boolean;
}

/** Returns where the values of a line are in a plane from 0 to 100 percent; a single value is in the middle. Nulls are left out. */
export function linePoints(values: readonly (number | null)[], { width, height, isMirrored }: Plane) {
  const last = values.length - 1;
  return values.flatMap((value, index) => {
    if (value === null) return [];
    const share = last === 0 ? 0.5 : index / last;
    const x = (isMirrored ? 1 - share : share) * width;
    const y = (1 - Math.min(100, Math.max(0, value)) / 100) * height;
    return [[x, y] as const];
  });
}
