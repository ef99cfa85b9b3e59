import { useEffect, useRef, useState, type RefObject } from 'react';

/** What a microphone gives, in words that help. */
export type Heard = 'none' | 'quiet' | 'good' | 'loud';

/** The loudest of a stretch of sound, from 0 (silence) to 1 (as loud as can be). */
export function heardAs(peak: number): Heard {
  if (peak < 0.012) return 'none';
  if (peak < 0.06) return 'quiet';
  return peak > 0.985 ? 'loud' : 'good';
}

/** The words change no oftener than this, in ms: a voice has pauses. */
const windowMs = 1_500;

/**
 * Listens to a stream. The level goes straight into the element's `--rb-level`, many times a second and without a render; what
 * it means changes seldom.
 */
export function useLevel(stream: MediaStream | null): { meter: RefObject<HTMLDivElement | null>; heard: Heard | null } {
  const meter = useRef<HTMLDivElement>(null);
  const [heard, setHeard] = useState<Heard | null>(null);
  useEffect(() => {
    if (!stream || stream.getAudioTracks().length === 0) return;
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 1024 });
    context.createMediaStreamSource(stream).connect(analyser);
    // Made outside a press, a context may begin asleep.
    void context.resume().catch(() => undefined);
    const samples = new Float32Array(analyser.fftSize);
    let frame = 0;
    let shown = 0;
    let loudest = 0;
    let since = performance.now();
    const look = (now: number) => {
      analyser.getFloatTimeDomainData(samples);
      const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
      loudest = Math.max(loudest, peak);
      // Rises at once, falls gently; a root, as ears hear.
      shown = Math.max(Math.sqrt(Math.min(1, peak)), shown * 0.92);
      meter.current?.style.setProperty('--rb-level', shown.toFixed(3));
      if (now - since > windowMs && context.state === 'running') {
        setHeard(heardAs(loudest));
        loudest = 0;
        since = now;
      }
      frame = requestAnimationFrame(look);
    };
    frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      void context.close();
      setHeard(null);
    };
  }, [stream]);
  return { meter, heard };
}
