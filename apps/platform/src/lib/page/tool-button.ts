import { token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** A button of the shell's header: an icon, and in `b` how many are unread. */
export const ToolButton = styled.button`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 44px;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.ink};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${token.color.hover};
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & > b {
    position: absolute;
    inset-block-start: 4px;
    /* From the middle of the icon on, so that a long number does not hide it. */
    inset-inline-start: 24px;
    min-inline-size: 18px;
    padding-inline: 3px;
    border-radius: 9px;
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-size: 11px;
    font-weight: 700;
    line-height: 18px;
    text-align: center;
  }
`;
