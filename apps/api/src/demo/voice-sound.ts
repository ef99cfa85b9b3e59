const ratePerSecond = 8000;
/** One after another: how high each sounds, in hertz, and how long. */
const syllables = [
  [150, 0.22],
  [178, 0.18],
  [165, 0.3],
  [0, 0.12],
  [172, 0.16],
  [190, 0.2],
  [158, 0.24],
  [140, 0.36],
] as const;
/** A voice is its tone with the next ones above it, more quietly. */
const loudness = [0.5, 0.28, 0.16, 0.08];
const headerBytes = 44;

/** A sound with the tune of a short sentence, as a WAV file: what stands for a voice message in the demo. */
export function voiceSound(): { file: File; durationMs: number } {
  const samples = syllables.flatMap(([hertz, seconds]) =>
    Array.from({ length: Math.round(seconds * ratePerSecond) }, (_, at) => {
      // Each swells and fades, so that nothing clicks.
      const swell = Math.sin((Math.PI * at) / (seconds * ratePerSecond));
      const wave = loudness.reduce(
        (sum, loud, above) => sum + loud * Math.sin((2 * Math.PI * hertz * (above + 1) * at) / ratePerSecond),
        0,
      );
      return hertz === 0 ? 128 : Math.round(128 + 90 * swell * wave);
    }),
  );
  const header = Buffer.alloc(headerBytes);
  header.write('RIFF', 0);
  header.writeUInt32LE(headerBytes - 8 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(ratePerSecond, 24);
  header.writeUInt32LE(ratePerSecond, 28);
  header.writeUInt16LE(1, 32);
  header.writeUInt16LE(8, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  const file = new File([header, Uint8Array.from(samples)], 'voice-message.wav', { type: 'audio/wav' });
  return { file, durationMs: Math.round((samples.length / ratePerSecond) * 1000) };
}
