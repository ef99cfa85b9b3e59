import { openAsBlob, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { DemoLecture } from './lecture.ts';

const folder = path.join(import.meta.dirname, 'files');

const timesSchema = z.object({
  durationMs: z.number().int(),
  lines: z.array(z.object({ startMs: z.number().int(), endMs: z.number().int() })),
});

/** The files of a lecture, and its captions in both languages. @throws if the files were made from other sentences */
export async function readLectureFiles({ file, sentences }: DemoLecture) {
  const { durationMs, lines } = timesSchema.parse(JSON.parse(readFileSync(path.join(folder, `${file}.json`), 'utf8')));
  if (lines.length !== sentences.length) throw new Error(`${file}.webm has other sentences: make it again.`);
  const cuesIn = (language: 'text' | 'arabic') =>
    sentences.flatMap((sentence, index) => {
      const line = lines[index];
      return line ? [{ ...line, text: sentence[language] }] : [];
    });
  return {
    durationMs,
    captions: [
      { language: 'en', label: 'English', cues: cuesIn('text') },
      { language: 'ar', label: 'العربية', cues: cuesIn('arabic') },
    ],
    video: await openFile(`${file}.webm`, 'video/webm'),
    poster: await openFile(`${file}.jpg`, 'image/jpeg'),
  };
}

async function openFile(name: string, type: string): Promise<File> {
  return new File([await openAsBlob(path.join(folder, name), { type })], name, { type });
}
