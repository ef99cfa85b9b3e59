import { useEffect } from 'react';
import { PrintStyle } from '../../lib/page/printed.tsx';

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
