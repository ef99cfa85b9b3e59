import { createGlobalStyle } from 'styled-components';
import {
  baseDeclarations,
  coarseDeclarations,
  comfortableDeclarations,
  compactDeclarations,
  darkDeclarations,
  lightDeclarations,
} from './tokens.ts';

const root = '[data-rb-root]';

/**
 * The tokens and a minimal reset, applied below a provider's root only. Every selector is in `:where` and has no specificity, so
 * rules of the host page and of components take precedence.
 */
export const GlobalStyle = createGlobalStyle`
  :where(${root}) {
    ${baseDeclarations}
    font-family: var(--rb-family-sans);
    font-size: var(--rb-font-16);
    line-height: 1.6;
    color: var(--rb-color-ink);
    background-color: var(--rb-color-bg);
    -webkit-text-size-adjust: 100%;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  :where(${root}:lang(ar)) { line-height: 1.75; }
  :where(${root}) { ${lightDeclarations} }
  /* Paper is white, whatever the theme. */
  @media screen {
    :where(${root}[data-theme='dark']) { ${darkDeclarations} }
  }
  @media screen and (prefers-color-scheme: dark) {
    :where(${root}[data-theme='system']) { ${darkDeclarations} }
  }
  :where([data-density='comfortable']) { ${comfortableDeclarations} }
  :where([data-density='compact']) { ${compactDeclarations} }
  @media (pointer: coarse) {
    :where([data-density]) { ${coarseDeclarations} }
  }
  @media (prefers-reduced-motion: reduce) {
    :where(${root}) { --rb-motion-fast: 0ms; --rb-motion-slow: 0ms; }
  }
  :where(${root}, ${root} *, ${root} *::before, ${root} *::after) { box-sizing: border-box; }
  /* Keeps the browser's font size on the root: every text size is relative to it and would otherwise be scaled twice. */
  :where(html${root}) { font-size: 100%; }
  :where(html${root} body) { margin: 0; }
  :where(${root}) :where(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, fieldset, legend) { margin: 0; padding: 0; }
  :where(${root}) :where(fieldset) { border: 0; min-inline-size: 0; }
  :where(${root}) :where(button, input, textarea, select) { font: inherit; color: inherit; letter-spacing: inherit; }
  :where(${root}) :where(img, svg, video, canvas) { vertical-align: middle; max-inline-size: 100%; }
  :where(${root} a) { color: var(--rb-color-accent); text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  :where(${root} a:hover) { color: var(--rb-color-accent-hover); }
  :where(${root} :focus-visible) { outline: 2px solid var(--rb-color-focus); outline-offset: 2px; }
  :where(${root}) ::selection { background: var(--rb-color-accent-soft); color: var(--rb-color-accent-ink); }
  /* An empty field has no direction of its own: its placeholder is in the language of the interface. */
  :where(${root}[dir='rtl'] :is(input, textarea)[dir='auto']:placeholder-shown) { direction: rtl; }
  :where(${root}[dir='rtl'] [data-mirror]) { transform: scaleX(-1); }
`;
