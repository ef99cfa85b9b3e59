import { createGlobalStyle } from 'styled-components';

/**
 * Lets a page have the whole window: no navigation beside it, and nothing scrolls but the panes of the page. The shell's
 * notices stay above it.
 */
export const FillWindow = createGlobalStyle`
  html {
    overflow: hidden;
    scrollbar-gutter: auto;
  }
  header:has(~ #main),
  #main ~ [data-part='bar'] {
    display: none !important;
  }
  #main {
    position: fixed;
    inset: 0;
    display: flex;
    flex-direction: column;
  }
  #main > [data-part='workspace'] {
    flex: 1;
  }
`;
