/** How long the sound in a file lasts, in seconds, by decoding all of it. */
export async function soundSeconds(file: Blob): Promise<number> {
  const context = new OfflineAudioContext(1, 1, 48_000);
  return (await context.decodeAudioData(await file.arrayBuffer())).duration;
}

/** A made-up recording, as an address: a second of a tone that rises and falls. */
export function storySound(): string {
  const rate = 8000;
  const samples = Int16Array.from(
    { length: rate * 3 },
    (_, n) => 9000 * Math.sin(n / 6) * Math.sin((n / rate) * Math.PI),
  );
  const head = new DataView(new ArrayBuffer(44));
  const text = (at: number, letters: string) =>
    [...letters].forEach((letter, index) => head.setUint8(at + index, letter.codePointAt(0) ?? 0));
  text(0, 'RIFF');
  head.setUint32(4, 36 + samples.byteLength, true);
  text(8, 'WAVEfmt ');
  head.setUint32(16, 16, true);
  head.setUint16(20, 1, true);
  head.setUint16(22, 1, true);
  head.setUint32(24, rate, true);
  head.setUint32(28, rate * 2, true);
  head.setUint16(32, 2, true);
  head.setUint16(34, 16, true);
  text(36, 'data');
  head.setUint32(40, samples.byteLength, true);
  return URL.createObjectURL(new Blob([head, samples], { type: 'audio/wav' }));
}
