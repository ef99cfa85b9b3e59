import type { Plugin } from 'vite';
import { darkColors, lightColors } from '../../../packages/ui/src/theme/colors.ts';

const themeColor = (theme: 'light' | 'dark', color: string) => ({
  tag: 'meta',
  attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${theme})`, content: color },
  injectTo: 'head-prepend' as const,
});

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${lightColors.accent}"/><path d="M10 25V7h7.2a5.3 5.3 0 0 1 0 10.6H10" fill="none" stroke="${lightColors.onAccent}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/><path d="m14.6 18.4 2.7 5.2 6.2-6.8" fill="none" stroke="${darkColors.highlight}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

/**
 * Takes the colours that a browser needs before any script or style of ours has loaded from the design tokens: `theme-color` in
 * `index.html` (where `first-paint.js` reads them) and `/icon.svg`.
 */
export const brandColors: Plugin = {
  name: 'rubrica:brand-colors',
  transformIndexHtml: () => [themeColor('light', lightColors.bg), themeColor('dark', darkColors.bg)],
  configureServer(server) {
    server.middlewares.use('/icon.svg', (_, response) => {
      response.setHeader('Content-Type', 'image/svg+xml').end(icon);
    });
  },
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'icon.svg', source: icon });
  },
};
