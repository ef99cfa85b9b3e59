import { styled } from 'styled-components';
import { controlStyle } from '../theme/mixins.ts';
import { token } from '../theme/tokens.ts';

/** The visible box of a combobox: chips (in a `MultiCombobox`), the input, and the button that opens the list. */
export const ComboboxFrame = styled.div`
  ${controlStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 3px;
  padding-inline-start: ${token.space[12]};
  cursor: text;
  &:has([data-chip]) {
    padding-inline-start: 4px;
  }
  &:has(input:focus-visible) {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:has(input[aria-invalid='true']) {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
  &[data-disabled] {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
    color: ${token.color.inkFaint};
  }
  & > input {
    flex: 1 1 80px;
    min-inline-size: 60px;
    min-block-size: calc(${token.density.control} - 8px);
    padding: 0;
    border: 0;
    outline: 0;
    background: transparent;
    font-size: inherit;
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }
  & button {
    display: grid;
    place-items: center;
    flex: none;
    min-inline-size: 32px;
    min-block-size: 28px;
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: transparent;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & button:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -1px;
  }
  & svg {
    inline-size: 18px;
    block-size: 18px;
  }
  & > [data-show-all] {
    padding-inline: ${token.space[8]};
    color: ${token.color.accentInk};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & > [data-chip] {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    padding-inline-start: 10px;
    border-radius: 4px;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
    font-size: ${token.font[14]};
    line-height: 28px;
  }
  & > [data-chip]:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 1px;
  }
  & > [data-chip] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-chip] > button {
    min-inline-size: 26px;
    color: inherit;
  }
  @media (pointer: coarse) {
    & > [data-chip] {
      line-height: 44px;
    }
    && button {
      min-inline-size: 44px;
      min-block-size: 44px;
    }
  }
  & > [data-chip] svg {
    inline-size: 14px;
    block-size: 14px;
  }
`;
