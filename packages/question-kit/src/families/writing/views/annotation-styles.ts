import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

/** A commented text and the comments beside it. Each colour has a light background and an underline, in both themes. */
export const annotationStyles = css`
  & [data-colour='amber'] {
    --note: ${token.color.highlight};
  }
  & [data-colour='teal'] {
    --note: ${token.color.accent};
  }
  & [data-colour='rose'] {
    --note: ${token.color.danger};
  }
  & [data-colour='violet'] {
    --note: ${token.color.violet};
  }
  & .rb-essay {
    max-inline-size: 42rem;
    font-family: ${token.family.serif};
    font-size: ${token.font[18]};
    line-height: 1.9;
    white-space: pre-wrap;
  }
  & .rb-essay mark {
    padding-block: 2px;
    border-radius: 2px;
    background: color-mix(in srgb, var(--note, transparent) 16%, transparent);
    color: inherit;
    box-shadow: inset 0 -2px 0 var(--note, transparent);
    cursor: pointer;
    scroll-margin-block: 25dvh;
  }
  & .rb-essay mark[data-depth='2'] {
    box-shadow:
      inset 0 -2px 0 var(--note),
      inset 0 -3px 0 ${token.color.surface},
      inset 0 -5px 0 ${token.color.lineStrong};
  }
  & .rb-essay mark[data-depth='3'] {
    box-shadow:
      inset 0 -2px 0 var(--note),
      inset 0 -3px 0 ${token.color.surface},
      inset 0 -6px 0 ${token.color.lineStrong};
  }
  & .rb-essay mark[data-active] {
    background: color-mix(in srgb, var(--note, transparent) 34%, transparent);
  }
  & .rb-essay mark[data-pending] {
    background: ${token.color.accentSoft};
    outline: 1px dashed ${token.color.accent};
  }
  /* The system's colour for marks would keep our transparency, below its black text. */
  @media (forced-colors: active) {
    & .rb-essay mark {
      background: Canvas;
      color: CanvasText;
      text-decoration: underline 2px;
    }
    & .rb-essay mark[data-active] {
      background: Highlight;
      color: HighlightText;
    }
  }
  & .rb-essay mark[data-numbers]::after {
    content: attr(data-numbers) / '';
    margin-inline-start: 2px;
    vertical-align: super;
    color: ${token.color.inkSoft};
    font-family: ${token.family.sans};
    font-size: 0.62em;
    font-weight: 700;
    line-height: 0;
  }
  & .rb-comments {
    display: grid;
    gap: ${token.space[8]};
    align-content: start;
    min-inline-size: 0;
  }
  & .rb-comments h3 {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & .rb-comments ol {
    display: grid;
    gap: ${token.space[8]};
    list-style: none;
  }
  & .rb-comment {
    display: grid;
    gap: ${token.space[4]};
    padding: ${token.space[8]} ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-inline-start: 4px solid var(--note);
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    font-size: ${token.font[14]};
  }
  & .rb-comment[data-active] {
    border-color: var(--note);
  }
  & .rb-jump {
    display: flex;
    gap: ${token.space[8]};
    align-items: baseline;
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    text-align: start;
    cursor: pointer;
  }
  & .rb-jump:focus-visible {
    ${focusRing}
  }
  & .rb-jump > b {
    color: ${token.color.ink};
    font-variant-numeric: tabular-nums;
  }
  & .rb-jump > q {
    font-family: ${token.family.serif};
    quotes: '“' '”';
  }
  & .rb-comment > p {
    white-space: pre-wrap;
  }
`;
