import { token } from '@rubrica/ui';
import { createGlobalStyle, styled } from 'styled-components';
import { gapTextStyles } from '../../../../types/fill-in-blanks/gap-text-styles.ts';

/** The sheets alone go to paper: neither what is around them, nor the room that it takes. */
export const SheetsAlone = createGlobalStyle<{ $size: string }>`
  @media print {
    @page {
      size: ${({ $size }) => $size};
      margin: 18mm;
    }
    html,
    body,
    body :has([data-part='print-sheets']) {
      display: block !important;
      position: static !important;
      overflow: visible !important;
      block-size: auto !important;
      min-block-size: 0 !important;
      max-inline-size: none !important;
      margin: 0 !important;
      padding: 0 !important;
      border: 0 !important;
      background: none !important;
      container-type: normal !important;
    }
    body :not(:has([data-part='print-sheets']), [data-part='print-sheets'], [data-part='print-sheets'] *) {
      display: none !important;
    }
  }
`;

/** A sheet, as wide as the paper; the printer divides it into pages. */
export const Sheet = styled.article<{ $inlineSize: string; $textSize: string }>`
  color-scheme: light;
  box-sizing: border-box;
  max-inline-size: 100%;
  inline-size: ${({ $inlineSize }) => $inlineSize};
  margin-inline: auto;
  padding: 18mm;
  border: 1px solid ${token.color.line};
  background: Canvas;
  color: CanvasText;
  font-family: ${token.family.serif};
  font-size: ${({ $textSize }) => $textSize};
  line-height: 1.5;
  overflow-wrap: anywhere;
  & :is(h1, h2, h3, p, ul, ol, figure) {
    margin: 0;
  }
  & h1 {
    font-size: 1.5em;
  }
  & h2 {
    font-size: 1.2em;
    break-after: avoid;
  }
  & h3 {
    font-size: 1em;
    break-after: avoid;
  }
  & > header {
    display: grid;
    gap: 0.6em;
    padding-block-end: 0.8em;
    border-block-end: 2px solid CanvasText;
  }
  & > header > [data-part='who'] {
    display: flex;
    gap: 2em;
  }
  & > header > [data-part='who'] > span {
    flex: 1;
    border-block-end: 1px solid CanvasText;
  }
  /* Blocks and margins: Chromium lays grids that go on to another page over each other. */
  & > section {
    padding-block-start: 1.4em;
  }
  & > section > * + * {
    margin-block-start: 1em;
  }
  & :is([data-part='question'], [data-part='passage'], [data-part='block'] > div) > * + * {
    margin-block-start: 0.6em;
  }
  & [data-part='block'] {
    position: relative;
    padding-inline: 2.6em 4.5em;
    break-inside: avoid;
  }
  & [data-part='block'][data-long] {
    break-inside: auto;
  }
  /* A task is not left behind by what it asks for. */
  & [data-part='block'] > div > [data-part='passage']:first-child {
    break-after: avoid;
  }
  & [data-part='block'] > b {
    position: absolute;
    inset-inline-start: 0;
  }
  & [data-part='block'] > small {
    position: absolute;
    inset-inline-end: 0;
    inset-block-start: 0;
  }
  & :is(small, [data-part='note']) {
    font-size: 0.85em;
  }
  /* The lines that somebody wrote without a format, each read in its own direction. */
  & [data-part='plain'] {
    white-space: pre-line;
    unicode-bidi: plaintext;
  }
  & [data-part='label'] {
    break-after: avoid;
  }
  & :is(ul, ol) {
    padding-inline-start: 1.5em;
  }
  & li + li {
    margin-block-start: 0.4em;
  }
  /* The lists of a text have their numbers and bullets; those of answers have numbers and letters of their own. */
  & :is(ol[data-part], [data-part='pairs'] > ol) {
    padding: 0;
    list-style: none;
  }
  & :where(ol[data-part], [data-part='pairs'] > ol) > li {
    display: flex;
    align-items: baseline;
    gap: 0.5em;
  }
  /* Columns would become as narrow as a letter. */
  & [data-part='pairs'] {
    overflow-wrap: break-word;
  }
  & :where(ol[data-part], [data-part='pairs'] > ol) > li > b {
    flex: none;
    overflow-wrap: normal;
  }
  & li {
    break-inside: avoid;
  }
  & [data-part='box'] {
    flex: none;
    align-self: start;
    margin-block-start: 0.3em;
    inline-size: 0.9em;
    block-size: 0.9em;
    border: 1px solid CanvasText;
  }
  & [data-part='words'] {
    padding: 0.4em 0.6em;
    border: 1px solid CanvasText;
  }
  & [data-part='gaps'] {
    line-height: 2.1;
    white-space: pre-wrap;
  }
  ${gapTextStyles}
  /* In one line with its number, and ordered like a word of its direction, also at the end of a sentence. */
  & [data-part='gap'] {
    white-space: nowrap;
    unicode-bidi: embed;
  }
  & [data-part='gap'] > span {
    display: inline-block;
    inline-size: 7em;
    margin-inline: 0.3em;
    border-block-end: 1px solid CanvasText;
  }
  & [data-part='fields'] > li {
    display: grid;
    align-items: start;
    grid-template-columns: 2.2em minmax(0, 1fr);
  }
  & [data-part='prompt'] {
    display: block;
  }
  & [data-part='line'] {
    display: block;
    block-size: 2em;
    border-block-end: 1px solid CanvasText;
  }
  & li > [data-part='line'],
  & [data-part='fields'] small {
    grid-column: 2;
  }
  & [data-part='pairs'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 2em;
  }
  & [data-part='short'] {
    flex: none;
    inline-size: 2em;
    margin-inline-start: auto;
    border-block-end: 1px solid CanvasText;
  }
  & img {
    display: block;
    max-inline-size: 100%;
    max-block-size: 90mm;
    break-inside: avoid;
  }
  & table {
    border-collapse: collapse;
  }
  & tr {
    break-inside: avoid;
  }
  & :is(th, td) {
    padding: 0.3em 0.5em;
    border: 1px solid CanvasText;
    text-align: start;
    /* Beside a long text, a column of short words would be as narrow as a letter. */
    overflow-wrap: break-word;
  }
  & [data-part='marks'] {
    inline-size: 100%;
  }
  & [data-part='marks'] th {
    font-weight: 400;
  }
  & [data-part='marks'] :is(thead, tfoot) th,
  & [data-part='marks'] [scope='rowgroup'] {
    font-weight: 600;
  }
  & [data-part='marks'] tr:has([scope='rowgroup']) {
    break-after: avoid;
  }
  /* The total once, and not at the end of each page, nor alone on the last. */
  & [data-part='marks'] tfoot {
    display: table-row-group;
    break-before: avoid;
  }
  @media print {
    inline-size: auto;
    max-inline-size: none;
    padding: 0;
    border: 0;
    /* A picture that is not here offers to load it again. */
    & button {
      display: none;
    }
  }
`;
