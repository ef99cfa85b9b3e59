import { expect, test } from 'vitest';
import { findHits, firstHitFrom, type Hit, maxHits } from './find-hits.ts';

const hitOn = (page: number): Hit => ({ page, start: 0, end: 1, before: '', match: 'a', after: '' });
const never = new AbortController().signal;

async function allHits(
  pages: number,
  hitsOn: (page: number) => Promise<Hit[]>,
  signal = never,
): Promise<readonly Hit[]> {
  let last: readonly Hit[] = [];
  await findHits({ index: { hitsOn }, pageCount: pages, query: 'a', signal, onProgress: ({ hits }) => (last = hits) });
  return last;
}

test('a search goes through all pages; one that cannot be read has none', async () => {
  const hits = await allHits(4, (page) =>
    page === 2 ? Promise.reject(new Error('Broken.')) : Promise.resolve([hitOn(page)]),
  );
  expect(hits.map(({ page }) => page)).toEqual([1, 3, 4]);
});

test('a search ends when there are more hits than anybody goes through', async () => {
  let searched = 0;
  const hits = await allHits(600, (page) => {
    searched += 1;
    return Promise.resolve(Array.from({ length: 500 }, () => hitOn(page)));
  });
  expect(hits).toHaveLength(maxHits);
  expect(searched).toBe(4);
});

test('a search that is given up reports nothing any more', async () => {
  const controller = new AbortController();
  const hits = await allHits(
    3,
    (page) => {
      if (page === 2) controller.abort();
      return Promise.resolve([hitOn(page)]);
    },
    controller.signal,
  );
  expect(hits).toEqual([]);
});

test('the first hit is the next one from where the reader is', () => {
  const hits = [hitOn(2), hitOn(5), hitOn(9)];
  expect([1, 3, 5, 10].map((page) => firstHitFrom(hits, page))).toEqual([0, 1, 1, 0]);
});
