import { richTextTags } from '@rubrica/question-kit';
import fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { epubProblems, epubText, epubWords } from '../../../testing/check-epub.ts';
import type { EpubBook, EpubFile } from './epub-book.ts';
import { writeEpub } from './write-epub.ts';

async function* bytesOf(text: string) {
  yield Buffer.from(text);
}

const fileOf = (id: string, mime: string, durationMs: number | null = null): EpubFile => ({
  id,
  mime,
  durationMs,
  open: async () => bytesOf(`content of ${id}`),
});

const bookOf = (book: Partial<EpubBook>): EpubBook => ({
  id: '01890000-0000-7000-8000-000000000000',
  title: 'The Old Lighthouse',
  language: 'en',
  author: 'Sara',
  modifiedAt: new Date('2026-03-02T10:00:00.500Z'),
  pages: [],
  ...book,
});

const written = async (book: EpubBook) => new Uint8Array(await buffer(writeEpub(book)));

/** Malformed rich text: any tag in any other, and unclosed tags. */
const sloppyHtml = fc.letrec<{ node: string; nodes: string }>((tie) => ({
  nodes: fc.array(tie('node'), { maxLength: 5 }).map((nodes) => nodes.join('')),
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(
      fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll('<', '&lt;')),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('&nbsp;', '&', ' ', '</p>', '<br>', '<hr>', '<p>', '<script>x()</script>', 'كلمة'),
    ),
    fc
      .tuple(
        fc.constantFrom(...richTextTags, 'div', 'x-y'),
        fc.constantFrom(
          '',
          ' dir="rtl" lang="ar"',
          ' lang="e n" dir="up"',
          ' href="https://a.test/?a=1&b=2"',
          ' href="javascript:x"',
          ' colspan="0" start="x"',
          ' colspan="2" scope="row" start="3"',
        ),
        tie('nodes'),
      )
      .map(([tag, attributes, inside]) => `<${tag}${attributes}>${inside}</${tag}>`),
  ),
})).nodes;

const ids = fc.constantFrom('a', 'b', 'c');
const image = fc.record({
  file: fc.tuple(ids, fc.constantFrom('image/png', 'image/jpeg')).map(([id, mime]) => fileOf(`${id}-${mime}`, mime)),
  alt: fc.string(),
});
const unshownImage = fc.record({ file: ids.map((id) => fileOf(`x${id}`, 'image/avif')), alt: fc.string() });
const recording = fc
  .tuple(
    fc.uuid(),
    fc.constantFrom('audio/mpeg', 'audio/mp4', 'audio/webm'),
    fc.option(fc.integer({ min: 0, max: 9e6 })),
  )
  .map(([id, mime, durationMs]) => fileOf(id, mime, durationMs));
const arbitraryPage = fc.record({
  images: fc.array(fc.oneof(image, unshownImage), { maxLength: 3 }),
  text: sloppyHtml,
  recording: fc.option(recording),
});
const arbitraryBook = fc
  .record({
    id: fc.uuid(),
    title: fc.string({ unit: 'binary' }),
    language: fc.constantFrom('en' as const, 'ar' as const),
    author: fc.string({ unit: 'binary' }),
    pages: fc.array(arbitraryPage, { maxLength: 4 }),
  })
  .map(bookOf);

const wordsIn = (text: string) => (text.match(/w\d+/gu) ?? []).toSorted();

describe('a book as EPUB 3', () => {
  test('any book keeps the rules of the format, whatever is written on its pages', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBook, async (book) => {
        expect(epubProblems(await written(book))).toEqual([]);
      }),
    );
  });

  test('no word is lost, however wrongly its tags are nested', async () => {
    const word = fc.nat(1e9).map((number) => ` w${number} `);
    const nested = fc.letrec<{ node: string; nodes: string }>((tie) => ({
      nodes: fc.array(tie('node'), { maxLength: 4 }).map((nodes) => nodes.join('')),
      node: fc.oneof(
        { depthSize: 'small' },
        word,
        fc.tuple(fc.constantFrom(...richTextTags), tie('nodes')).map(([tag, inside]) => `<${tag}>${inside}</${tag}>`),
      ),
    })).nodes;
    await fc.assert(
      fc.asyncProperty(nested, async (text) => {
        const found = epubWords(await written(bookOf({ pages: [{ text, images: [], recording: null }] })));
        expect(wordsIn(found)).toEqual(wordsIn(text));
      }),
    );
  });

  test('an Arabic book turns its pages from right to left', async () => {
    const pages = [{ text: '<h2>الفنار</h2><p>كان يا ما كان</p>', images: [], recording: null }];
    const bytes = await written(bookOf({ language: 'ar', title: 'الفنار القديم', pages }));
    expect(epubText(bytes, 'EPUB/package.opf')).toContain('<spine page-progression-direction="rtl">');
    expect(epubText(bytes, 'EPUB/pages/1.xhtml')).toMatch(/<html[^>]* lang="ar" xml:lang="ar" dir="rtl">/u);
    expect(epubText(bytes, 'EPUB/contents.xhtml')).toContain('<a href="pages/1.xhtml">الفنار</a>');
  });

  test('pictures keep their descriptions, and the first is the cover', async () => {
    const images = [{ file: fileOf('a', 'image/png'), alt: 'A lamp & a "sea"' }];
    const page = { text: '<p>Light</p>', images, recording: null };
    const bytes = await written(bookOf({ pages: [page, page] }));
    expect(epubText(bytes, 'EPUB/pages/2.xhtml')).toContain(
      '<img src="../images/1.png" alt="A lamp &amp; a &quot;sea&quot;"/>',
    );
    expect(epubText(bytes, 'EPUB/images/1.png')).toBe('content of a');
    const opf = epubText(bytes, 'EPUB/package.opf');
    expect(opf).toContain('href="images/1.png" media-type="image/png" properties="cover-image"');
    expect(opf).toContain('<meta property="schema:accessibilityFeature">alternativeText</meta>');
    const undescribed = await written(
      bookOf({ pages: [{ ...page, images: [{ ...images[0], file: fileOf('a', 'image/png'), alt: '' }] }] }),
    );
    expect(epubText(undescribed, 'EPUB/package.opf')).not.toContain('alternativeText');
  });

  test("the teacher's recording of a page is spoken over it, with its length", async () => {
    const recorded = { text: '<p>One</p>', images: [], recording: fileOf('r', 'audio/mp4', 61_500) };
    const unplayable = { ...recorded, recording: fileOf('w', 'audio/webm', 1000) };
    const bytes = await written(bookOf({ pages: [recorded, unplayable] }));
    expect(epubText(bytes, 'EPUB/overlays/1.smil')).toContain(
      '<audio src="../sounds/1.m4a" clipBegin="0ms" clipEnd="61500ms"/>',
    );
    expect(epubText(bytes, 'EPUB/sounds/1.m4a')).toBe('content of r');
    const opf = epubText(bytes, 'EPUB/package.opf');
    expect(opf).toContain('<meta property="media:duration">61500ms</meta>');
    expect(opf.match(/media-overlay=/gu)).toHaveLength(1);
  });

  test('a file that cannot be read ends the archive', async () => {
    const broken = { ...fileOf('a', 'image/png'), open: () => Promise.reject(new Error('gone')) };
    await expect(
      written(bookOf({ pages: [{ text: '', images: [{ file: broken, alt: '' }], recording: null }] })),
    ).rejects.toThrow('gone');
  });
});
