import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

/** The prompt above an answer, in every view. */
export const promptStyles = css`
  & .rb-prompt [data-head] {
    font-weight: 600;
  }
  & .rb-prompt {
    display: block;
    font-size: ${token.font[16]};
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

export const shortAnswerStyles = css`
  ${promptStyles}
  & .rb-shorts {
    display: grid;
    gap: ${token.space[16]};
    list-style: none;
  }
  & .rb-shorts > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px ${token.space[12]};
  }
  & .rb-shorts[data-numbered] > li {
    grid-template-columns: 1.5rem minmax(0, 1fr);
  }
  & .rb-shorts > li > .rb-n {
    padding-block-start: 3px;
    color: ${token.color.inkFaint};
    font-size: ${token.font[14]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .rb-shorts > li > .rb-n:has(+ textarea) {
    padding-block-start: 12px;
  }
  & .rb-shorts[data-numbered] > li > .rb-prompt + textarea {
    grid-column: 2;
  }
  & .rb-shorts textarea {
    display: block;
    inline-size: 100%;
    max-inline-size: 34rem;
    field-sizing: content;
    min-block-size: 44px;
    padding: 9px ${token.space[12]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: ${token.font[16]};
    line-height: 1.5;
    resize: none;
  }
  & .rb-shorts textarea:focus-visible {
    ${focusRing}
    border-color: ${token.color.focus};
  }
  & .rb-shorts textarea:read-only {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
  }
`;
