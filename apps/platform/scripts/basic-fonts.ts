import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const requireFromUi = createRequire(path.resolve(import.meta.dirname, '../../../packages/ui/package.json'));

type Range = readonly [first: number, last: number];

const one = (code: number): Range => [code, code];

interface BasicFont {
  /** The name of its file in the build. */
  name: string;
  family: string;
  /** The whole font, as the package of the fonts has it. */
  whole: string;
  /** Code points of its characters. */
  ranges: readonly Range[];
  /** The OpenType features that are kept. */
  features: string[];
  /** Whether every page shows some of it, so that a browser should not wait for the style sheets to load it. */
  isPreloaded: boolean;
}

/**
 * The characters that nearly every page shows. Those of Latin are ASCII and the other signs of the interface's own texts;
 * contextual alternates are left out, because they are a quarter of the file. Those of Arabic are the letters, marks and digits of
 * Arabic, and the letters that it borrows.
 */
export const basicFonts: readonly BasicFont[] = [
  {
    name: 'inter-basic.woff2',
    family: 'Inter Variable',
    whole: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    ranges: [
      [0x20, 0x7e],
      ...[0xa0, 0xab, 0xb7, 0xbb, 0xd7].map(one),
      [0x2013, 0x2014],
      [0x2018, 0x2019],
      [0x201c, 0x201d],
      ...[0x2022, 0x2026, 0x2191, 0x2193, 0x2212].map(one),
    ],
    features: ['kern', 'tnum'],
    isPreloaded: true,
  },
  {
    name: 'noto-sans-arabic-basic.woff2',
    family: 'Noto Sans Arabic Variable',
    whole: '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
    ranges: [
      ...[0x60c, 0x61b, 0x61f].map(one),
      [0x621, 0x63a],
      [0x640, 0x655],
      [0x660, 0x66d],
      ...[0x670, 0x67e, 0x686, 0x698, 0x6a4, 0x6a9, 0x6af, 0x6cc].map(one),
      [0x6f0, 0x6f9],
      [0x200c, 0x200e],
    ],
    features: ['init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'kern', 'curs'],
    isPreloaded: false,
  },
];

const charactersOf = ({ ranges }: BasicFont) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');

async function sourceOf(font: BasicFont): Promise<Buffer> {
  // `keepFeatures` is not in the types. The design language has weights from 400 to 700.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: font.features,
  };
  return subsetFont(await readFile(requireFromUi.resolve(font.whole)), charactersOf(font), options);
}

const unicodeRange = ([first, last]: Range) => `U+${first.toString(16)}-${last.toString(16)}`;

/**
 * The weight has to be declared as it is for the whole font. Only then do the two count as one font: the later one has its
 * characters, and the whole one is loaded when others are shown.
 */
const fontFace = ({ family, ranges }: BasicFont, address: string) =>
  `@font-face{font-family:'${family}';font-weight:100 900;font-display:swap;src:url(${address}) format('woff2-variations');unicode-range:${ranges.map(unicodeRange).join()}}`;

/** Gives the pages the characters that nearly all of them show as font files of their own, which are a fraction of the whole. */
export const basicFontFiles: Plugin = {
  name: 'rubrica:basic-fonts',
  apply: 'build',
  async buildStart() {
    for (const font of basicFonts) {
      this.emitFile({ type: 'asset', name: font.name, source: await sourceOf(font) });
    }
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      basicFonts.flatMap((font) => {
        const file = Object.values(bundle).find((built) => built.type === 'asset' && built.names.includes(font.name));
        if (!file) throw new Error(`The build has no ${font.name}.`);
        const href = `/${file.fileName}`;
        const preload = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
        return [
          ...(font.isPreloaded ? [{ tag: 'link', attrs: preload }] : []),
          { tag: 'style', children: fontFace(font, href), injectTo: 'head' as const },
        ];
      }),
  },
};
