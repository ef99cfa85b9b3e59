import { css } from 'styled-components';
import { token } from './tokens.ts';

/** The ring every focusable thing shows: 2 px, offset 2. */
export const focusRing = css`
  outline: 2px solid ${token.color.focus};
  outline-offset: 2px;
`;

/** Seen by a screen reader only. */
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

/** What a text-like control looks like: field, select, combobox, text area. */
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
  /* Anything that is no field counts as read-only, hence the names. */
  &:is(input, textarea):read-only:not(:disabled) {
    background: ${token.color.sunken};
  }
`;

/** A panel that floats in the browser's top layer (menu, list of choices). Undoes the user agent's popover look. */
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
