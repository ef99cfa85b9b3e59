const rate = 8000;
const headSize = 44;

/** An 8-bit WAV file in a data URL, from samples between -1 and 1. */
function wav(seconds: number, sampleAt: (index: number) => number): string {
  const samples = Math.round(seconds * rate);
  const view = new DataView(new ArrayBuffer(headSize + samples));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.codePointAt(index) ?? 0);
  };
  write(0, 'RIFF');
  view.setUint32(4, headSize - 8 + samples, true);
  write(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  write(36, 'data');
  view.setUint32(40, samples, true);
  for (let index = 0; index < samples; index += 1)
    view.setUint8(headSize + index, 128 + Math.round(127 * sampleAt(index)));
  let bytes = '';
  for (const byte of new Uint8Array(view.buffer)) bytes += String.fromCodePoint(byte);
  return `data:audio/wav;base64,${btoa(bytes)}`;
}

/** A tone that rises in steps. */
export function storySound(seconds: number): string {
  return wav(seconds, (index) => {
    const pitch = 220 + 55 * (Math.floor(index / rate) % 8);
    return 0.3 * Math.sin((2 * Math.PI * pitch * index) / rate);
  });
}

/** Silence. */
export function storySilence(seconds: number): string {
  return wav(seconds, () => 0);
}

/** Returns the duration of an audio file in seconds by decoding it. */
export async function soundSeconds(file: Blob): Promise<number> {
  const context = new OfflineAudioContext(1, 1, 48_000);
  return (await context.decodeAudioData(await file.arrayBuffer())).duration;
}
