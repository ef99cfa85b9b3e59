import { token, visuallyHidden } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The one styled element of the table; its rows become cards where it is narrow. */
export const TableFrame = styled.div`
  position: relative;
  container-type: inline-size;
  min-inline-size: 0;
  & > table {
    inline-size: 100%;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    border-spacing: 0;
    background: ${token.color.surface};
    font-size: ${token.font[14]};
    line-height: 1.4;
  }
  & caption {
    ${visuallyHidden}
  }
  & :is(th, td) {
    block-size: 40px;
    padding: 4px 6px;
    border-block-end: 1px solid ${token.color.line};
    text-align: start;
    font-weight: 400;
  }
  & tbody:last-child tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
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
  & thead svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  & [data-align='end'] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='selection'] {
    inline-size: 36px;
    padding-inline-end: 0;
  }
  & [data-part='selection'] label {
    min-block-size: 24px;
  }
  & [data-part='actions'] {
    inline-size: 1%;
    text-align: end;
  }
  & [data-part='number'] > span {
    display: flex;
    align-items: center;
    gap: 4px;
    font-variant-numeric: tabular-nums;
  }
  & [data-part='grip'] {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 28px;
    border-radius: 4px;
    color: ${token.color.inkFaint};
    cursor: grab;
    touch-action: none;
  }
  & [data-part='grip']:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & [data-part='grip'] > svg {
    inline-size: 16px;
    block-size: 16px;
  }
  & [data-part='open'] {
    padding: 4px;
    margin-inline: -4px;
    border: 0;
    border-radius: 4px;
    background: transparent;
    color: ${token.color.ink};
    font: inherit;
    font-weight: 550;
    text-align: start;
    min-inline-size: 12ch;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & [data-part='open']:hover {
    text-decoration: underline;
  }
  & [data-part='open'][data-untitled] {
    color: ${token.color.inkSoft};
    font-style: italic;
  }
  & [data-part='title'] > small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & tr[data-left-out] > td[data-align='end'] {
    color: ${token.color.inkSoft};
    text-decoration: line-through;
  }
  & [data-part='tags'] > span {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  & tr[data-id]:hover > * {
    background: ${token.color.hover};
  }
  & tr[data-id][aria-selected='true'] > * {
    background: color-mix(in srgb, ${token.color.accentSoft} 55%, ${token.color.surface});
  }
  & tr[data-id][data-current] > :first-child {
    box-shadow: inset 3px 0 0 ${token.color.accent};
  }
  & tr[data-id][data-current]:dir(rtl) > :first-child {
    box-shadow: inset -3px 0 0 ${token.color.accent};
  }
  & tr[data-dragged] > * {
    opacity: 0.45;
  }
  & tr[data-drop='before'] > * {
    box-shadow: inset 0 2px 0 ${token.color.accent};
  }
  & tr[data-drop='after'] > * {
    box-shadow: inset 0 -2px 0 ${token.color.accent};
  }
  & tr[data-part='section'] > th {
    padding-block: 8px;
    background: ${token.color.sunken};
  }
  & tr[data-part='section'] > th > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
  }
  & tr[data-part='section'] [data-part='name'] {
    flex: 1;
    min-inline-size: 8ch;
  }
  & tr[data-part='section'] strong {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & tr[data-part='section'] small {
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
  }
  & tr[data-part='none'] > td {
    color: ${token.color.inkSoft};
  }

  /* The blueprint beside the table leaves no room for it; the filter of categories stays. */
  @container (min-width: 761px) and (max-width: 939px) {
    & [data-column='category'] {
      display: none;
    }
  }
  @container (max-width: 760px) {
    & > table,
    & tbody {
      display: block;
    }
    & > table {
      border: 0;
      background: none;
    }
    & thead {
      ${visuallyHidden}
    }
    & tr[data-part] > * {
      display: block;
      block-size: auto;
      margin-block-end: ${token.space[8]};
      border: 0;
      border-radius: ${token.radius.control};
    }
    & tr[data-part] {
      display: block;
    }
    & tr[data-id] {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: 2px;
      margin-block-end: ${token.space[8]};
      padding: ${token.space[12]};
      border: 1px solid ${token.color.line};
      border-radius: ${token.radius.card};
      background: ${token.color.surface};
    }
    & tr[data-id][aria-selected='true'] {
      border-color: ${token.color.accent};
    }
    & tr[data-id][data-current] {
      border-inline-start-width: 4px;
      border-inline-start-color: ${token.color.accent};
    }
    & tr[data-id][data-current] > :first-child {
      box-shadow: none !important;
    }
    & tr[data-id] > * {
      display: flex;
      gap: ${token.space[12]};
      block-size: auto;
      padding: 2px 0;
      border: 0;
      background: none !important;
      text-align: start;
    }
    & tr[data-id] > [data-header]::before {
      content: attr(data-header);
      flex: 0 0 34%;
      color: ${token.color.inkSoft};
    }
    & tr[data-id] > [data-part='title'] {
      order: -1;
      padding-inline-end: 44px;
      font-size: ${token.font[16]};
    }
    & tr[data-id] > [data-part='selection'] {
      position: absolute;
      inset-block-start: 10px;
      inset-inline-end: 10px;
      inline-size: auto;
    }
    & tr[data-id] > [data-part='actions'] {
      inline-size: auto;
      justify-content: flex-end;
    }
    & tr[data-id] > [data-empty] {
      display: none;
    }
  }
`;
