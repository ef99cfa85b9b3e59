import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { PNG } from 'pngjs';
import { type FailedPicture, failedPictureType, shownAgainType } from '../lib/failed-picture.ts';
import { changedRegions } from './changed-regions.ts';
import { type Difference, nameRegion, reportPage } from './report-page.ts';

/** How many regions of a picture are named. */
const namedRegions = 3;

/** Writes what differs as a page, and says in a line each which story it is, and where. */
export default class DifferenceReporter implements Reporter {
  readonly #file: string;
  readonly #differences: Difference[] = [];
  readonly #shownAgain: string[] = [];

  constructor({ file }: { file: string }) {
    this.#file = file;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations)
      if (type === shownAgainType) this.#shownAgain.push(description ?? test.title);
    if (result.status === 'passed') return;
    this.#differences.push(...failedPictures(test, result).map(differenceOf));
  }

  onEnd(): void {
    rmSync(this.#file, { force: true });
    for (const story of this.#shownAgain)
      process.stdout.write(`Shown again, since its play function failed: ${story}\n`);
    if (this.#differences.length === 0) return;
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, reportPage(this.#differences));
    for (const { title, error, regions } of this.#differences) {
      const where = regions.slice(0, namedRegions).map(nameRegion).join('; ');
      const more = regions.length > namedRegions ? ` and ${regions.length - namedRegions} more` : '';
      process.stdout.write(`${title}: ${error === null ? `${where}${more}` : error.split('\n')[0]}\n`);
    }
    process.stdout.write(`Before, after and difference of each: ${this.#file}\n`);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function failedPictures(test: TestCase, { annotations, attachments, errors }: TestResult): FailedPicture[] {
  const named = annotations.flatMap(({ type, description = '' }): FailedPicture[] =>
    type === failedPictureType ? [JSON.parse(description)] : [],
  );
  if (named.length > 0) return named;
  const name = test.title.replace(/: matches its baseline$/u, '');
  const message = errors[0]?.message ?? 'The test was stopped.';
  return [{ name, message, images: attachments.flatMap(({ path: file = [] }) => file) }];
}

function differenceOf({ name: title, message, images: files }: FailedPicture): Difference {
  const image = (suffix: string) => {
    const file = files.findLast((candidate) => candidate.endsWith(`-${suffix}.png`));
    return file === undefined ? undefined : readFileSync(file);
  };
  const [before, after, difference] = [image('expected'), image('actual'), image('diff')];
  const pixels = difference && PNG.sync.read(difference);
  return {
    title,
    error: pixels ? null : stripVTControlCharacters(message),
    regions: pixels ? changedRegions(pixels) : [],
    images: { ...(before && { before }), ...(after && { after }), ...(difference && { difference }) },
    size: pixels ? { width: pixels.width, height: pixels.height } : null,
  };
}
