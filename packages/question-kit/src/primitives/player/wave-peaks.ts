/** The bars of a wave form. */
export const barCount = 120;

/** A bar looks at no more samples than this: enough for the eye, and quick for an hour of sound. */
const samplesPerBar = 400;

/** Returns the height of each bar, from 0 to 1 for the loudest one, from the samples of a sound. */
export function peaksOf(samples: Float32Array, bars = barCount): number[] {
  const perBar = samples.length / bars;
  const step = Math.max(1, Math.floor(perBar / samplesPerBar));
  const peaks = Array.from({ length: bars }, (_, bar) => {
    let peak = 0;
    const end = Math.min(samples.length, Math.floor((bar + 1) * perBar));
    for (let at = Math.floor(bar * perBar); at < end; at += step) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const loudest = Math.max(...peaks);
  return loudest === 0 ? peaks : peaks.map((peak) => peak / loudest);
}

/** Returns the path of the bars in a box of 100 by 100. */
export function wavePath(peaks: readonly number[]): string {
  const width = 100 / peaks.length;
  return peaks
    .map((peak, bar) => {
      // A thin line is left where nothing is heard.
      const height = Math.max(2, peak * 96);
      return `M${(bar * width).toFixed(2)} ${(50 - height / 2).toFixed(1)}h${(width * 0.6).toFixed(2)}v${height.toFixed(1)}h-${(width * 0.6).toFixed(2)}z`;
    })
    .join('');
}
