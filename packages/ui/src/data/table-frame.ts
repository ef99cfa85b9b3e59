import { styled } from 'styled-components';
import { visuallyHidden } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';

/** The one styled element of a table. Its cells are plain elements, which keeps long tables fast. */
export const TableFrame = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
  & > [data-part='surface'] {
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
  }
  & > [data-part='surface'] > table {
    inline-size: 100%;
    border-collapse: separate;
    border-spacing: 0;
    font-size: ${token.font[14]};
    line-height: 1.45;
  }
  & caption {
    ${visuallyHidden}
  }
  & :is(th, td) {
    block-size: ${token.density.row};
    padding: 6px ${token.density.cell};
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: middle;
    font-weight: 400;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  /* Rounds the corner cells, because overflow: hidden on the surface would break the sticky header. */
  & thead th:first-child {
    border-start-start-radius: 11px;
  }
  & thead th:last-child {
    border-start-end-radius: 11px;
  }
  & tbody tr:last-child > :first-child {
    border-end-start-radius: 11px;
  }
  & tbody tr:last-child > :last-child {
    border-end-end-radius: 11px;
  }
  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & thead th {
    position: sticky;
    inset-block-start: var(--sticky);
    z-index: ${token.layer.sticky};
    block-size: 40px;
    background: ${token.color.surface};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-weight: 550;
    white-space: nowrap;
  }
  & thead button {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 28px;
    margin-inline: -6px;
    padding-inline: 6px;
    border: 0;
    border-radius: 4px;
    background: transparent;
    color: inherit;
    font-weight: inherit;
    cursor: pointer;
  }
  & thead button:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & thead button > svg {
    inline-size: 14px;
    block-size: 14px;
    color: ${token.color.lineStrong};
  }
  & thead button > svg[data-active] {
    color: ${token.color.accent};
  }
  & td time {
    white-space: nowrap;
  }
  & tbody [data-primary] {
    font-weight: 550;
  }
  & tbody tr:hover > * {
    background: ${token.color.hover};
  }
  & tbody tr[aria-selected='true'] > * {
    background: color-mix(in srgb, ${token.color.accentSoft} 55%, ${token.color.surface});
  }
  & tbody tr[aria-hidden] > * {
    background: none;
  }
  & [data-part='selection'] {
    inline-size: 44px;
    padding-inline-end: 0;
  }
  & [data-part='selection'] label {
    min-block-size: 24px;
  }
  & [data-part='actions'] {
    inline-size: 1%;
    white-space: nowrap;
    text-align: end;
  }
  & > [data-part='sort'] {
    display: none;
  }

  /* Paper is narrow, and has room for a table all the same. */
  @media print {
    container-type: normal;
    & > [data-part='surface'] > table {
      font-size: 12px;
    }
    & :is(th, td) {
      block-size: auto;
      padding: 4px 6px;
    }
    & thead th {
      position: static;
      block-size: auto;
      white-space: normal;
    }
    /* The name of a column, without its button: Chromium repeats no control at the top of the next sheet. */
    & thead button {
      display: contents !important;
    }
    & thead svg {
      display: none;
    }
    & a {
      color: inherit;
      text-decoration: none;
    }
    & > [data-part='sort'],
    & :is([data-part='selection'], [data-part='actions']) {
      display: none;
    }
  }

  @container (max-width: 640px) {
    & > [data-part='sort'] {
      display: flex;
      align-items: center;
      gap: ${token.space[8]};
      padding-block-end: ${token.space[12]};
      font-size: ${token.font[14]};
      color: ${token.color.inkSoft};
    }
    & > [data-part='sort'] select {
      flex: 1;
      min-inline-size: 0;
      min-block-size: 44px;
      padding-inline: 10px;
      border: 1px solid ${token.color.lineStrong};
      border-radius: ${token.radius.control};
      background: ${token.color.surface};
      color: ${token.color.ink};
    }
    & > [data-part='surface'] {
      border: 0;
      background: none;
    }
    & table,
    & tbody {
      display: block;
    }
    & thead,
    & thead tr {
      display: block;
      position: relative;
    }
    /* The names of the columns are heard with the cells; a button among them is seen while it has the focus. */
    & thead th:not([data-part='selection']) {
      position: absolute;
      inset-block: auto 0;
      inset-inline-start: 0;
      block-size: auto;
      padding: ${token.space[8]} ${token.space[16]};
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.control};
    }
    & thead th:not([data-part='selection'], :focus-within) {
      ${visuallyHidden}
    }
    /* Above the boxes of the cards. */
    & thead [data-part='selection'] {
      position: static;
      display: flex;
      justify-content: flex-end;
      inline-size: auto;
      block-size: auto;
      padding: 0 15px ${token.space[4]};
      border: 0;
      background: none;
    }
    & thead [data-part='selection'] label {
      flex-direction: row-reverse;
      align-items: center;
      min-block-size: 44px;
    }
    & thead [data-part='selection'] label > input {
      margin: 0;
    }
    & thead [data-part='selection'] label > span {
      all: unset;
    }
    & tbody tr {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
      margin-block-end: ${token.space[12]};
      padding: ${token.space[16]};
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.card};
      background: ${token.color.surface};
    }
    & tbody tr[aria-selected='true'] {
      border-color: ${token.color.accent};
    }
    & tbody tr > * {
      display: flex;
      gap: ${token.space[16]};
      block-size: auto;
      padding: 3px 0;
      border: 0;
      background: none !important;
      text-align: start;
    }
    & tbody tr > [data-align='end'] {
      text-align: start;
    }
    & tbody tr > [data-header]::before {
      content: attr(data-header);
      flex: 0 0 36%;
      overflow-wrap: anywhere;
      color: ${token.color.inkSoft};
      font-weight: 400;
    }
    & tbody tr > [data-primary] {
      order: -1;
      padding-inline-end: 40px;
      font-size: ${token.font[16]};
    }
    /* Room for a thumb, without moving the lines. */
    & tbody tr > [data-primary] a {
      margin-block: -13px;
      padding-block: 13px;
    }
    & tbody tr > [data-primary]::before {
      content: none;
    }
    & tbody tr > [data-part='selection'] {
      position: absolute;
      inset-block-start: 14px;
      inset-inline-end: 14px;
      inline-size: auto;
    }
    & tbody tr > [data-part='actions'] {
      inline-size: auto;
      justify-content: flex-end;
      margin: 4px -8px -8px;
    }
    /* What a row has nothing for. */
    & tbody tr > :empty {
      display: none;
    }
  }
`;

export const BulkBar = styled.div`
  position: sticky;
  inset-block-start: var(--sticky);
  z-index: ${token.layer.sticky + 1};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[4]} ${token.space[8]};
  margin-block-end: ${token.space[8]};
  padding: 6px 8px;
  padding-inline-start: ${token.space[16]};
  border-radius: ${token.radius.card};
  background: ${token.color.accentSoft};
  color: ${token.color.accentInk};
  font-size: ${token.font[14]};
  & > span {
    margin-inline-end: auto;
    font-weight: 550;
  }
`;
