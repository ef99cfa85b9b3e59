import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The main button of an outline row: number or icon, text, number of issues. */
export const RowButton = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;
  inline-size: 100%;
  min-block-size: 36px;
  padding: 4px 8px;
  border: 0;
  border-radius: ${token.radius.control};
  background: none;
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  line-height: 1.3;
  text-align: start;
  scroll-margin-block: ${token.space[32]};
  cursor: pointer;
  &:hover {
    background: ${token.color.hover};
  }
  &[aria-current] {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    outline-offset: -2px;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    color: ${token.color.inkFaint};
  }
  & > [data-part='number'] {
    flex: none;
    min-inline-size: 16px;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & > [data-part='words'] {
    flex: 0 1 auto;
    min-inline-size: 0;
    margin-inline-end: auto;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    /* Begins where the list begins, and is cut at its own end, in either direction. */
  }
  & > [data-part='words'][data-empty] {
    color: ${token.color.inkFaint};
  }
  &[aria-current] > :is(svg, span) {
    color: inherit;
  }
  & > [data-part='issues'] {
    flex: none;
    min-inline-size: 20px;
    padding-inline: 5px;
    border-radius: ${token.radius.pill};
    background: ${token.color.highlightSoft};
    color: ${token.color.highlightInk};
    font-size: ${token.font[13]};
    font-weight: 550;
    line-height: 20px;
    text-align: center;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;
