import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** Rows that lead somewhere: an icon or a time, what it is about, and at the end how it stands. */
export const LinkRows = styled.ul`
  /* What the rows say is in line with the title above them. */
  margin-inline: calc(-1 * ${token.space[8]});
  padding: 0;
  list-style: none;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[12]};
    min-block-size: 52px;
    padding: ${token.space[8]};
    border-radius: ${token.radius.control};
  }
  /* Not a border: the corners of the row are round. */
  & > li + li::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline: ${token.space[8]};
    border-block-start: 1px solid ${token.color.line};
  }
  & > li:hover {
    background: ${token.color.hover};
  }
  & > li > div:first-child {
    grid-column: 1 / 3;
  }
  & > li > div {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  /* The whole row is the link. */
  & > li > div > a {
    color: ${token.color.ink};
    font-weight: 600;
    text-decoration: none;
  }
  & > li > div > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token.radius.control};
  }
  & > li > div > a:focus-visible {
    outline: none;
  }
  & > li > div > a:focus-visible::after {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & small {
    display: block;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    line-height: 1.4;
  }
  & time {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > li[data-state='cancelled'] a {
    text-decoration: line-through;
    color: ${token.color.inkSoft};
  }
`;
