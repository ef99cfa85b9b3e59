import { lowWindow } from '@rubrica/ui';
import { createGlobalStyle } from 'styled-components';

/**
 * Lets a page have the whole window: no navigation beside it, and nothing scrolls but the panes of the page. The shell's
 * notices stay above it; in a low window they scroll away, as the page's own bar does.
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
  @media ${lowWindow} {
    #main {
      overflow: auto;
    }
    #main > [data-part='workspace'] {
      flex: none;
    }
  }
`;
