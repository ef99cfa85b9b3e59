import { token } from '@rubrica/ui';
import { useEffect } from 'react';
import { createGlobalStyle, styled } from 'styled-components';

/** On paper there is no navigation and nothing to press, and no part begins at the foot of a page. */
const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      margin: 16mm;
    }
    [data-part='side'],
    [data-part='top'],
    [data-part='bar'],
    nav,
    button:not(:has(img), .rb-block *),
    .rb-block .rb-tool,
    [popover] {
      display: none !important;
    }
    [data-rb-root] :has(> #main),
    #main {
      display: block;
      min-block-size: 0;
    }
    #main > *,
    #main [data-part='result'] {
      padding: 0;
      border: 0;
    }
    h1,
    h2,
    h3,
    summary {
      break-after: avoid;
    }
    tr,
    li {
      break-inside: avoid;
    }
  }
`;

/** Whose result it is: on the page the shell and the breadcrumbs say so. */
export const Printed = styled.p`
  display: none;
  @media print {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[4]} ${token.space[24]};
    margin-block-end: ${token.space[16]};
    font-weight: 600;
  }
`;

/** Opens the folded model answers for the printer, and folds them again. */
function useOpenedInPrint() {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('#main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const fold = () => {
      for (const details of opened) details.open = false;
      opened = [];
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', fold);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', fold);
    };
  }, []);
}

/** Makes the page of a result fit for paper while it is shown. */
export function PrintedResult() {
  useOpenedInPrint();
  return <PrintStyle />;
}
