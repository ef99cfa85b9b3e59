import { useEffect, useRef, useState, type RefObject } from 'react';
import { soundLevelOf, type SoundLevel } from './sound-level.ts';

/** The rating changes at most this often, because a voice has pauses. */
const windowMs = 1_500;

/**
 * Measures the level of a stream. It is written to the element's `--rb-level` on every frame, without a render; `level` is its
 * rating. `onPeak` receives every peak.
 */
export function useLevel(
  stream: MediaStream | null,
  onPeak: (peak: number) => void,
): {
  meter: RefObject<HTMLDivElement | null>;
  level: SoundLevel | null;
} {
  const meter = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<SoundLevel | null>(null);
  const latestOnPeak = useRef(onPeak);
  useEffect(() => {
    latestOnPeak.current = onPeak;
  });
  useEffect(() => {
    meter.current?.style.setProperty('--rb-level', '0');
    if (!stream || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(stream).connect(analyser);
    // A context created outside a user gesture may start suspended.
    void context.resume().catch(() => undefined);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    let displayed = 0;
    let loudest = 0;
    let since = performance.now();
    const measure = (now: number) => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      loudest = Math.max(loudest, peak);
      if (context.state === 'running') latestOnPeak.current(peak);
      // Rises at once and decays; the square root approximates perceived loudness.
      displayed = Math.max(Math.sqrt(Math.min(1, peak)), displayed * 0.92);
      meter.current?.style.setProperty('--rb-level', displayed.toFixed(3));
      if (now - since > windowMs && context.state === 'running') {
        setLevel(soundLevelOf(loudest));
        loudest = 0;
        since = now;
      }
      frame = requestAnimationFrame(measure);
    };
    frame = requestAnimationFrame(measure);
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
      setLevel(null);
    };
  }, [stream]);
  return { meter, level };
}
