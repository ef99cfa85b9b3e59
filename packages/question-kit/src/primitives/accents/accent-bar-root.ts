import { focusRing, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/**
 * Sticks to the lower edge of the screen, or to the end of the question when that is visible. It keeps its space while it
 * is hidden, so that controls below the question do not move.
 */
export const AccentBarRoot = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token.layer.sticky};
  padding-block: ${token.space[8]};
  visibility: hidden;
  &[data-shown] {
    visibility: visible;
  }
  & > [role='toolbar'] {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: 2px;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 4px;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.float};
    box-shadow: ${token.shadow.float};
  }
  & button {
    display: grid;
    place-items: center;
    min-inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.ink};
    font-size: ${token.font[18]};
    line-height: 1;
    cursor: pointer;
  }
  & button:hover {
    background: ${token.color.hover};
  }
  & button:active,
  & button[aria-pressed='true'] {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & button:focus-visible {
    ${focusRing}
  }
  & > [role='toolbar'] > span {
    padding-inline: 10px;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  @media (pointer: coarse), (width < 560px) {
    & > [role='toolbar'] {
      flex-wrap: nowrap;
      overflow-x: auto;
    }
    & > [role='toolbar'] > span {
      display: none;
    }
  }
`;
