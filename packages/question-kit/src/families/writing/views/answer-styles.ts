import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

export const writingAnswerStyles = css`
  & [data-type^='Writing'] .rb-rubric {
    font-weight: 450;
  }
  & .rb-sheet {
    display: block;
    inline-size: 100%;
    field-sizing: content;
    min-block-size: 22rem;
    padding: ${token.space[16]} 20px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-family: ${token.family.serif};
    font-size: ${token.font[18]};
    line-height: 1.7;
    resize: none;
  }
  & .rb-sheet:focus-visible {
    ${focusRing}
    border-color: ${token.color.focus};
  }
  & .rb-sheet:read-only {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
  }
  & .rb-count {
    column-gap: ${token.space[12]};
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
  }
  & .rb-count > strong {
    color: ${token.color.ink};
    font-weight: 600;
  }
  & .rb-count[data-state='enough'] .rb-note {
    color: ${token.color.success};
  }
  & .rb-count[data-state='long'] .rb-note {
    color: ${token.color.warning};
  }
`;
