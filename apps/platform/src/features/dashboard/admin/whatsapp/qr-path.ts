/** A QR symbol: a square of dark and light modules. */
export interface QrSymbol {
  size: number;
  get: (x: number, y: number) => boolean;
}

/** Returns the dark modules as the path of an SVG: a rectangle for each run of them in a row. */
export function qrPath({ size, get }: QrSymbol): string {
  const runs: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (!get(x, y)) continue;
      const start = x;
      while (x + 1 < size && get(x + 1, y)) x += 1;
      const length = x + 1 - start;
      runs.push(`M${start} ${y}h${length}v1h-${length}z`);
    }
  }
  return runs.join('');
}
