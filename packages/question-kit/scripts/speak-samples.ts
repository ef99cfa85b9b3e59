// Makes the recordings of the sample papers: `node --conditions=@rubrica/source scripts/speak-samples.ts`. It needs flite and ffmpeg, which
// nothing else does: run it again only when a line in src/assembly/samples/listening/recordings.ts changes.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordings } from '../src/assembly/samples/listening/recordings.ts';

const audio = path.join(import.meta.dirname, '../src/assembly/samples/audio');
const folder = mkdtempSync(path.join(tmpdir(), 'speech-'));

for (const [name, lines] of Object.entries(recordings)) {
  const parts = lines.map(({ voice, text }, index) => {
    const spoken = path.join(folder, `${name}-${index}.wav`);
    // A little slower than the voice's own rate, as in an exam.
    execFileSync('flite', ['-voice', voice, '--setf', 'duration_stretch=1.12', '-t', text, '-o', spoken]);
    const padded = path.join(folder, `${name}-${index}-padded.wav`);
    execFileSync('ffmpeg', [
      '-y',
      '-loglevel',
      'error',
      '-i',
      spoken,
      '-af',
      'apad=pad_dur=0.45',
      '-ar',
      '22050',
      padded,
    ]);
    return `file '${padded}'`;
  });
  const list = path.join(folder, `${name}.txt`);
  writeFileSync(list, parts.join('\n'));
  const target = path.join(audio, `${name}.mp3`);
  const encoding = [
    '-af',
    'loudnorm=I=-18',
    '-ac',
    '1',
    '-ar',
    '22050',
    '-c:a',
    'libmp3lame',
    '-b:a',
    '32k',
    '-map_metadata',
    '-1',
  ];
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', '-f', 'concat', '-safe', '0', '-i', list, ...encoding, target]);
}
rmSync(folder, { recursive: true });
