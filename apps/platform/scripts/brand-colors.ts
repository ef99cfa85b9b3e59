import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { darkColors, lightColors } from '../../../packages/ui/src/theme/colors.ts';

const themeColor = (theme: 'light' | 'dark', color: string) => ({
  tag: 'meta',
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, content: color },
  injectTo: 'head-prepend' as const,
});

const sign = `<path d="M10 25V7h7.2a5.3 5.3 0 0 1 0 10.6H10" fill="none" stroke="${lightColors.onAccent}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/><path d="m14.6 18.4 2.7 5.2 6.2-6.8" fill="none" stroke="${darkColors.highlight}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>`;
const square = (radius: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${radius} fill="${lightColors.accent}"/>${content}</svg>`;

const icon = square(' rx="7"', sign);
/** A device cuts it to the shape of its other icons: what matters is within four fifths of it. */
const maskableIcon = square('', `<g transform="translate(16 16) scale(.8) translate(-16 -16)">${sign}</g>`);

/** Where a device takes no SVG: iOS asks for 180 pixels, without a transparent corner, and Android for 192 and 512. */
const pngIcons = [
  { file: 'apple-touch-icon.png', svg: maskableIcon, pixels: 180 },
  { file: 'icon-192.png', svg: icon, pixels: 192, purpose: 'any' },
  { file: 'icon-512.png', svg: icon, pixels: 512, purpose: 'any' },
  { file: 'maskable-icon-192.png', svg: maskableIcon, pixels: 192, purpose: 'maskable' },
  { file: 'maskable-icon-512.png', svg: maskableIcon, pixels: 512, purpose: 'maskable' },
] as const;

const toPng = (svg: string, pixels: number) =>
  new Resvg(svg, { fitTo: { mode: 'width', value: pixels } }).render().asPng();

const names = {
  en: { dir: 'ltr', name: 'Rubrica: language learning and exams' },
  ar: { dir: 'rtl', name: 'روبريكا: تعلّم اللغات والامتحانات' },
};

/** What an installed platform is called, by language. */
const webManifest = (lang: 'en' | 'ar') =>
  JSON.stringify({
    id: '/',
    lang,
    ...names[lang],
    short_name: 'Rubrica',
    start_url: '/',
    display: 'standalone',
    background_color: lightColors.bg,
    theme_color: lightColors.bg,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: '/maskable-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
      ...pngIcons.flatMap(({ file, pixels, ...each }) =>
        'purpose' in each
          ? { src: `/${file}`, sizes: `${pixels}x${pixels}`, type: 'image/png', purpose: each.purpose }
          : [],
      ),
    ],
  });

/**
 * Takes the colours that a browser needs before any script or style of ours has loaded from the design tokens: `theme-color` in
 * `index.html`, where `first-paint.js` reads them.
 */
export const brandColors: Plugin = {
  name: 'rubrica:brand-colors',
  transformIndexHtml: () => [themeColor('light', lightColors.bg), themeColor('dark', darkColors.bg)],
};

/** Serves `/icon.svg`, in the colours of the design tokens, and what an installed platform looks like, with PNGs made from the same drawing. */
export const platformIcon: Plugin = {
  name: 'rubrica:platform-icon',
  configureServer(server) {
    server.middlewares.use('/icon.svg', (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(icon);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'icon.svg', source: icon });
    this.emitFile({ type: 'asset', fileName: 'maskable-icon.svg', source: maskableIcon });
    for (const { file, svg, pixels } of pngIcons) {
      this.emitFile({ type: 'asset', fileName: file, source: toPng(svg, pixels) });
    }
    for (const lang of ['en', 'ar'] as const) {
      this.emitFile({ type: 'asset', fileName: `${lang}.webmanifest`, source: webManifest(lang) });
    }
  },
};
