import { createGlobalStyle, css, styled } from 'styled-components';
import { token } from '@rubrica/ui';

/** The sheets alone go to paper: neither what is around them, nor the room that it takes. */
export const SheetsAlone = createGlobalStyle<{ $size: string; $margin: string }>`
  @media print {
    @page {
      size: ${(p) => p.$size};
      margin: ${(p) => p.$margin};
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
    }
    body :not(:has([data-part='print-sheets']), [data-part='print-sheets'], [data-part='print-sheets'] *) {
      display: none !important;
    }
  }
`;

const paper = css`
  color-scheme: light;
  box-sizing: border-box;
  background: Canvas;
  color: CanvasText;
  font-size: 12pt;
`;

/** The sheets, smaller on the screen than on paper. */
export const Sheets = styled.div`
  @media screen {
    display: flex;
    flex-wrap: wrap;
    gap: 16mm;
    zoom: 0.36;
    & > * {
      box-shadow: ${token.shadow.float};
    }
  }
  @media screen and (max-width: 480px) {
    zoom: 0.28;
  }
  @media print {
    & > * + * {
      break-before: page;
    }
  }
`;

/** A page on a sheet of its own; one that is too long goes on on the next. */
export const UprightSheet = styled.section`
  ${paper}
  display: flex;
  flex-direction: column;
  & > :last-child:not(:first-child) {
    margin-block-start: auto;
  }
  /* A sheet without its margins, and a little less, so that no empty one follows. */
  @media print {
    min-block-size: 260mm;
  }
  @media screen {
    inline-size: 210mm;
    min-block-size: 297mm;
    padding: 18mm;
  }
`;

/** Two pages beside each other, to be folded between them. */
export const FoldedSheet = styled.section`
  ${paper}
  display: grid;
  grid-template-columns: 148.5mm 148.5mm;
  inline-size: 297mm;
  block-size: 209.9mm;
  overflow: hidden;
  /* Where it is folded; the fold itself needs no line on paper. */
  @media screen {
    & > :first-child {
      border-inline-end: 1px dashed GrayText;
    }
  }
`;

export const Half = styled.div`
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  block-size: 209.9mm;
  padding: 14mm 14mm 8mm;
  & > [data-part='fitted'] {
    flex: 1;
    min-block-size: 0;
    overflow: hidden;
    font-size: calc(12pt * var(--fit, 1));
  }
  & img {
    max-block-size: 85mm !important;
  }
`;

export const PageNumber = styled.p`
  padding-block-start: 6mm;
  font-size: 9pt;
  text-align: center;
`;

export const TitleBlock = styled.div`
  display: grid;
  place-content: center;
  min-block-size: 160mm;
  font-family: ${token.family.serif};
  font-size: 26pt;
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  overflow-wrap: anywhere;
`;
