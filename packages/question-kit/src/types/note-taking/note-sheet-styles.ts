import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

/**
 * A sheet with a margin and a rule under every line. Lines are one height, so that text that wraps stays on the rules;
 * the rules are drawn behind, from the first line down.
 */
export const sheetStyles = css`
  & .rb-notes {
    --rule: 52px;
    --margin: 30px;
    max-inline-size: 42rem;
    padding-block: ${token.space[12]} ${token.space[16]};
    padding-inline: 44px ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background:
      linear-gradient(${token.color.danger}, ${token.color.danger}) var(--margin) 0 / 1px 100% no-repeat border-box,
      repeating-linear-gradient(transparent 0 47px, ${token.color.line} 47px 48px, transparent 48px var(--rule)) 0 0
        content-box,
      ${token.color.surface};
    box-shadow: ${token.shadow.float};
    font-size: ${token.font[16]};
    line-height: var(--rule);
  }
  & .rb-notes:dir(rtl) {
    background-position:
      right var(--margin) top 0,
      0 0,
      0 0;
  }
  & .rb-notes-head {
    color: ${token.color.accentInk};
    font-size: ${token.font[16]};
  }
  & .rb-notes-head[data-kind='title'] {
    color: ${token.color.ink};
    font-size: ${token.font[22]};
    letter-spacing: -0.01em;
  }
  & .rb-notes ul {
    padding-inline-start: 1.2em;
    list-style: disc;
  }
  & .rb-notes li::marker {
    color: ${token.color.accent};
  }
  @container (inline-size < 34rem) {
    & .rb-notes {
      --margin: 18px;
      padding-inline: 30px ${token.space[8]};
    }
    & .rb-notes ul {
      padding-inline-start: 1em;
    }
  }
`;

export const noteAnswerStyles = css`
  ${sheetStyles}
  & .rb-notefield {
    position: relative;
    display: inline-block;
    max-inline-size: 100%;
    line-height: 1.4;
    vertical-align: middle;
  }
  & .rb-notefield[data-n]::before {
    content: attr(data-n) / '';
    position: absolute;
    inset-inline-start: 10px;
    inset-block-start: 50%;
    translate: 0 -50%;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    pointer-events: none;
  }
  & .rb-notefield > input {
    inline-size: 16ch;
    max-inline-size: 100%;
    block-size: 44px;
    padding-inline: 10px;
    border: 0;
    border-block-end: 2px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control} ${token.radius.control} 0 0;
    background: ${token.color.sunken};
    color: ${token.color.ink};
    font-size: ${token.font[16]};
    font-weight: 550;
    vertical-align: middle;
  }
  & .rb-notefield[data-n] > input {
    padding-inline-start: 34px;
  }
  & .rb-notefield > input:focus-visible {
    ${focusRing}
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
  }
  & .rb-notefield > input:read-only {
    border-block-end-style: dotted;
  }
  @container (inline-size < 34rem) {
    & .rb-notefield > input {
      inline-size: 13ch;
    }
  }
`;
