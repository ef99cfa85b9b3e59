import { focusRing, token, visuallyHidden } from '@rubrica/ui';
import { css } from 'styled-components';

/** What answer, review and marker share: the block beside its number, the rubric, quiet tools, words for the ear only. */
export const frameStyles = css`
  container-type: inline-size;
  font-size: ${token.font[16]};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & .rb-block {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    column-gap: ${token.space[16]};
    padding-block: ${token.space[24]};
    max-inline-size: 46rem;
    scroll-margin-block-start: ${token.space[24]};
  }
  & .rb-block + .rb-block {
    border-block-start: 1px solid ${token.color.line};
  }
  & .rb-number {
    display: grid;
    place-items: center;
    inline-size: max-content;
    min-inline-size: 32px;
    block-size: 32px;
    padding-inline: 6px;
    margin-block-end: ${token.space[8]};
    border-radius: 8px;
    background: ${token.color.sunken};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & .rb-body,
  & .rb-body fieldset {
    min-inline-size: 0;
  }
  & .rb-rubric {
    display: block;
    inline-size: 100%;
    padding: 0;
    margin-block: 2px ${token.space[16]};
    font-weight: 550;
    text-wrap: pretty;
  }
  & .rb-ask {
    display: block;
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  & .rb-rubric :is(p + p, .rb-p + .rb-p, ul, ol, table, blockquote) {
    margin-block-start: 0.6em;
  }
  & .rb-rubric :is(ul, ol) {
    padding-inline-start: 1.4em;
    font-weight: 400;
  }
  & .rb-rubric :is(th, td) {
    padding: 4px 10px;
    border: 1px solid ${token.color.line};
    text-align: start;
  }
  & .rb-p {
    display: block;
  }
  & .rb-sr {
    ${visuallyHidden}
  }
  & .rb-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[8]};
    min-block-size: ${token.density.quiet};
    margin-block-start: ${token.space[8]};
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  & .rb-points {
    margin-inline-end: auto;
    unicode-bidi: plaintext;
  }
  & .rb-tool {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: ${token.density.quiet};
    padding-inline: 10px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 550;
    cursor: pointer;
  }
  & .rb-tool:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & .rb-tool[aria-pressed='true'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  /* Backgrounds and shadows are gone there. */
  @media (forced-colors: active) {
    & [aria-pressed='true'] {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    & button::before {
      forced-color-adjust: none;
    }
  }
  & .rb-tool:focus-visible {
    ${focusRing}
  }
  & .rb-tool svg {
    inline-size: 16px;
    block-size: 16px;
  }
  & .rb-picture {
    display: block;
    border-radius: ${token.radius.control};
  }
  & .rb-waiting {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]};
    min-block-size: 64px;
    padding-inline: ${token.space[16]};
    border-radius: ${token.radius.control};
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
    font-size: ${token.font[14]};
  }
  & .rb-broken {
    display: grid;
    gap: ${token.space[8]};
    justify-items: start;
    padding: ${token.space[16]};
    border-radius: ${token.radius.card};
    background: ${token.color.warningSoft};
    color: ${token.color.warningInk};
  }
  & .rb-broken > p:first-child {
    font-weight: 650;
  }
  & .rb-broken .rb-tool {
    color: inherit;
    border: 1px solid currentcolor;
  }
  @container (inline-size >= 34rem) {
    & .rb-block:has(> .rb-number) {
      grid-template-columns: 36px minmax(0, 1fr);
    }
  }
`;
