import { token } from '@rubrica/ui';
import { createGlobalStyle, styled } from 'styled-components';
import type { CalendarDate } from '../calendar/dates.ts';
import type { CalendarFormat } from '../calendar/use-calendar-format.ts';

/** On paper there is no navigation and nothing to press, and no part begins at the foot of a page. */
export const PrintStyle = createGlobalStyle`
  @media print {
    @page {
      margin: 16mm;
    }
    [data-part='side'],
    [data-part='top'],
    [data-part='bar'],
    [data-no-print],
    #main > * > header > * + *,
    nav,
    button:not(:has(img), .rb-block *),
    .rb-block .rb-tool,
    figure > details:not([open]),
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

/** A period on paper: "1 October – 30 November 2026", "From 1 October 2026". Empty without a bound. */
export function printedPeriod(
  { from, until }: { from: CalendarDate; until: CalendarDate },
  { period }: Pick<CalendarFormat, 'period'>,
  names: { from: string; until: string },
): string {
  if (from && until) return period(from, until);
  if (from) return `${names.from} ${period(from, from)}`;
  return until ? `${names.until} ${period(until, until)}` : '';
}

/** Whose page it is, on paper alone: on the screen the shell and the breadcrumbs say so. */
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
