/** The smallest PNG: one grey pixel. */
export function pngFile(name = 'hall.png'): File {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
    'base64',
  );
  return new File([bytes], name, { type: 'image/png' });
}

/** A recording of silence, as WAV, with this many bytes of it. */
export function wavFile(name = 'talk.wav', silence = 1600): File {
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + silence, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(8000, 24);
  header.writeUInt32LE(16_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(silence, 40);
  return new File([header, Buffer.alloc(silence)], name, { type: 'audio/wav' });
}

/** The beginning of an MP4 film: enough for its type to be detected. */
export function mp4File(name = 'film.mp4'): File {
  const head = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  return new File([head, Buffer.alloc(64)], name, { type: 'video/mp4' });
}
