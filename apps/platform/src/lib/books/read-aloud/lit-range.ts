import { token } from '@rubrica/ui';
import { createGlobalStyle } from 'styled-components';

const name = 'spoken-sentence';

/** How the spoken sentence is lit. */
export const LitRangeStyle = createGlobalStyle`
  ::highlight(${name}) {
    background-color: ${token.color.accentSoft};
    color: ${token.color.ink};
  }
`;

/** Lights a part of the text, without a change of its elements; none with null. Browsers without highlights light nothing. */
export function lightRange(range: Range | null): void {
  if (typeof Highlight === 'undefined') return;
  if (!range) return void CSS.highlights.delete(name);
  CSS.highlights.set(name, new Highlight(range));
  scrollTo(range);
}

/** Brings a range into view, if it is not. */
function scrollTo(range: Range): void {
  const element = range.startContainer.parentElement;
  const box = range.getBoundingClientRect();
  const pane = element?.closest('[data-part="leaf"]')?.getBoundingClientRect();
  if (!element || !pane || (box.top >= pane.top && box.bottom <= pane.bottom)) return;
  element.scrollIntoView({ block: 'nearest' });
}
