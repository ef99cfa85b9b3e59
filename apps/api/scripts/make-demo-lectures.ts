// Makes the videos of the demo's lectures from their texts: `node --conditions=@rubrica/source apps/api/scripts/make-demo-lectures.ts`.
// It needs `flite` (a free speech synthesizer) and `ffmpeg`, which the server does not: what it makes is part of the repository.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { lightColors as colors } from '../../../packages/ui/src/theme/colors.ts';
import { browserArgs, browserEnv, browserExecutable } from '../../../scripts/browser.ts';
import type { DemoLecture, DemoSlide } from '../src/demo/lectures/lecture.ts';
import { demoLectures } from '../src/demo/lectures/lectures.ts';

const target = path.join(import.meta.dirname, '../src/demo/lectures/files');
const require = createRequire(path.join(import.meta.dirname, '../../../packages/ui/package.json'));
const size = { width: 960, height: 540 };
const sampleRate = 48_000;
/** Silence between sentences, and before the first one. */
const pauseMs = 450;
const framesPerSecond = 10;

function fontFace(family: string, file: string): string {
  const data = readFileSync(require.resolve(file)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }`;
}

const styles = `
${fontFace('Inter', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')}
${fontFace('Title', '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2')}
* { box-sizing: border-box; margin: 0 }
body { width: ${size.width}px; height: ${size.height}px; padding: 56px 72px; background: ${colors.bg}; color: ${colors.ink};
  font: 28px/1.4 Inter; border-left: 20px solid ${colors.accent}; display: flex; flex-direction: column }
h1 { font: 650 44px/1.2 Title; letter-spacing: -0.01em }
p { margin-top: 16px; color: ${colors.inkSoft} }
ol { margin-top: 32px; padding: 0; list-style: none; display: grid; gap: 16px }
li { display: flex; gap: 20px; align-items: center; opacity: 0.22 }
li.said { opacity: 1 }
li.now { color: ${colors.accentInk}; font-weight: 600 }
li span { flex: none; width: 44px; height: 44px; border-radius: 50%; display: grid; place-items: center;
  background: ${colors.accentSoft}; color: ${colors.accentInk}; font-weight: 650; font-size: 22px }
svg { margin: auto 0 0 auto }
footer { margin-top: auto; font-size: 18px; color: ${colors.inkFaint} }`;

/** A line that rises and falls like a voice, as the only picture of a title slide. */
const wave = `<svg width="420" height="120" viewBox="0 0 420 120" fill="none" stroke="${colors.accent}" stroke-width="8" stroke-linecap="round">${Array.from(
  { length: 21 },
  (_, index) => {
    const height = 12 + 44 * Math.abs(Math.sin(index * 0.7)) * Math.sin(((index + 1) / 22) * Math.PI);
    return `<path d="M${10 + index * 20} ${60 - height}v${2 * height}"/>`;
  },
).join('')}</svg>`;

function slideHtml({ title, text, points }: DemoSlide, said: number): string {
  const items = points.map((point, index) => {
    const state = index < said ? (index === said - 1 ? 'said now' : 'said') : '';
    return `<li class="${state}"><span>${index + 1}</span>${point}</li>`;
  });
  return `<!doctype html><style>${styles}</style><h1>${title}</h1>${text ? `<p>${text}</p>` : ''}${
    points.length > 0 ? `<ol>${items.join('')}</ol>` : wave
  }<footer>Rubrica</footer>`;
}

const run = (program: string, args: readonly string[]) => execFileSync(program, args, { stdio: 'pipe' });

/** The length of a WAV file of 16 bits and one channel. */
const lengthMs = (file: string) => ((statSync(file).size - 44) / 2 / sampleRate) * 1000;

async function make(lecture: DemoLecture, page: Page, folder: string): Promise<void> {
  let [slide, points, timeMs] = [0, 0, pauseMs];
  const lines = [];
  const [pictures, sounds]: [string[], string[]] = [[], []];
  run('ffmpeg', [
    '-y',
    '-f',
    'lavfi',
    '-i',
    `anullsrc=r=${sampleRate}:cl=mono`,
    '-t',
    String(pauseMs / 1000),
    path.join(folder, 'pause.wav'),
  ]);
  for (const [index, sentence] of lecture.sentences.entries()) {
    if (sentence.slide !== undefined && sentence.slide !== slide) [slide, points] = [sentence.slide, 0];
    points = sentence.points ?? points;
    const shown = lecture.slides[slide];
    if (!shown) throw new Error(`"${lecture.title}" has no slide ${slide}.`);
    await page.setContent(slideHtml(shown, points));
    await page.evaluate(() => document.fonts.ready);
    const picture = path.join(folder, `${index}.png`);
    await page.screenshot({ path: picture });
    const [raw, speech] = [path.join(folder, `${index}.raw.wav`), path.join(folder, `${index}.wav`)];
    run('flite', ['-voice', lecture.voice, '-t', sentence.spoken ?? sentence.text, '-o', raw]);
    run('ffmpeg', ['-y', '-i', raw, '-ar', String(sampleRate), '-ac', '1', '-bitexact', speech]);
    const spokenMs = lengthMs(speech);
    lines.push({ startMs: Math.round(timeMs), endMs: Math.round(timeMs + spokenMs) });
    const before = index === 0 ? pauseMs : 0;
    pictures.push(`file '${picture}'\nduration ${(before + spokenMs + pauseMs) / 1000}`);
    sounds.push(...(index === 0 ? [`file 'pause.wav'`] : []), `file '${speech}'`, `file 'pause.wav'`);
    timeMs += spokenMs + pauseMs;
  }
  const last = pictures.at(-1)?.split('\n')[0] ?? '';
  const [pictureList, soundList] = [path.join(folder, 'pictures.txt'), path.join(folder, 'sounds.txt')];
  writeFileSync(pictureList, [...pictures, last].join('\n'));
  writeFileSync(soundList, sounds.join('\n'));
  const file = path.join(target, lecture.file);
  const inputs = [pictureList, soundList].flatMap((list) => ['-f', 'concat', '-safe', '0', '-i', list]);
  const picture = ['-vf', `fps=${framesPerSecond},format=yuv420p`, '-c:v', 'libvpx-vp9', '-crf', '36', '-b:v', '0'];
  const sound = ['-c:a', 'libopus', '-b:a', '32k', '-ac', '1'];
  // A picture that begins anew every two seconds, and the index in front: a player can then seek before all of it has arrived.
  const seeking = ['-g', String(2 * framesPerSecond), '-cues_to_front', '1'];
  const rest = ['-row-mt', '1', '-t', String(timeMs / 1000), '-map_metadata', '-1', `${file}.webm`];
  run('ffmpeg', ['-y', ...inputs, ...picture, ...sound, ...seeking, ...rest]);
  run('ffmpeg', ['-y', '-i', path.join(folder, '0.png'), '-q:v', '4', `${file}.jpg`]);
  writeFileSync(`${file}.json`, `${JSON.stringify({ durationMs: Math.round(timeMs), lines }, null, 2)}\n`);
}

const browser = await chromium.launch({
  executablePath: await browserExecutable(),
  env: browserEnv,
  args: browserArgs,
});
const page = await browser.newPage({ viewport: size });
for (const lecture of demoLectures) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lecture-'));
  await make(lecture, page, folder);
  rmSync(folder, { recursive: true });
  console.log(`${lecture.title}: ${Math.round(statSync(path.join(target, `${lecture.file}.webm`)).size / 1024)} KB`);
}
await browser.close();
