import { css } from 'styled-components';
import { token } from './tokens.ts';

/** The focus ring of every focusable element. */
export const focusRing = css`
  outline: 2px solid ${token.color.focus};
  outline-offset: 2px;
`;

/**
 * The media query of a window that is too low for bars which stay and for panes above one another: a page at 400 %, or a phone on its
 * side. Used as `@media ${lowWindow}`. What fills the window scrolls there.
 */
export const lowWindow = '(max-height: 480px)';

/** Hides content visually and keeps it for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** The box of text fields, text areas, selects and comboboxes. */
export const controlStyle = css`
  inline-size: 100%;
  min-block-size: ${token.density.control};
  padding-block: 0;
  padding-inline: ${token.space[12]};
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.control};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.density.text};
  line-height: 1.5;
  text-align: start;
  transition: border-color ${token.motion.fast} ${token.motion.ease};

  &::placeholder {
    color: ${token.color.inkFaint};
    opacity: 1;
  }
  /* A placeholder that does not fit ends with an ellipsis, and not in the middle of a letter. */
  &:placeholder-shown {
    text-overflow: ellipsis;
  }
  &:hover:not(:disabled) {
    border-color: ${token.color.inkSoft};
  }
  &:focus-visible {
    border-color: ${token.color.focus};
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
    box-shadow: inset 0 0 0 1px ${token.color.danger};
  }
  &:disabled {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  /* The elements are named because :read-only matches every element that is not editable. */
  &:is(input, textarea):read-only:not(:disabled) {
    background: ${token.color.sunken};
  }
`;

/** A panel in the browser's top layer, such as a menu or a list of options. It overrides the default style of popovers. */
export const floatingPanelStyle = css`
  position: fixed;
  inset: auto;
  margin: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-radius: 8px;
  background: ${token.color.float};
  color: ${token.color.ink};
  box-shadow: ${token.shadow.float};
  overflow-y: auto;
  overscroll-behavior: contain;
`;
