import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';
import { itemNotesStyles } from './item-notes-styles.ts';

/** What every review shares: outcomes, marks, explanations, model answers, notes by answer. */
export const reviewStyles = css`
  & .rb-outcome {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-weight: 600;
    white-space: nowrap;
  }
  & .rb-outcome > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    stroke-width: 2.5;
  }
  & [data-outcome='right'] {
    --tone: ${token.color.success};
    --tone-soft: ${token.color.successSoft};
    --tone-ink: ${token.color.successInk};
  }
  & [data-outcome='wrong'] {
    --tone: ${token.color.danger};
    --tone-soft: ${token.color.dangerSoft};
    --tone-ink: ${token.color.dangerInk};
  }
  & [data-outcome='partly'] {
    --tone: ${token.color.highlight};
    --tone-soft: ${token.color.highlightSoft};
    --tone-ink: ${token.color.highlightInk};
  }
  & :is([data-outcome='waiting'], [data-outcome='empty']) {
    --tone: ${token.color.lineStrong};
    --tone-soft: ${token.color.sunken};
    --tone-ink: ${token.color.inkSoft};
  }
  & .rb-outcome[data-outcome] {
    color: var(--tone-ink);
  }
  & .rb-markline {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[16]};
    margin-block-start: ${token.space[12]};
  }
  & .rb-reason {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  /* The words of the interface keep their order in a question of the other direction. */
  & :is(.rb-earned, .rb-reason, .rb-by, .rb-total > *) {
    unicode-bidi: plaintext;
  }
  & .rb-earned {
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
  }
  & .rb-by {
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  & .rb-teacher {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[8]};
    max-inline-size: 42rem;
    margin-block-start: ${token.space[16]};
    padding: ${token.space[12]} ${token.space[16]};
    border-radius: ${token.radius.card};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & .rb-teacher > h3 {
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & .rb-teacher > p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  & .rb-teacher > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[8]};
    list-style: none;
  }
  & .rb-why {
    padding-inline-start: ${token.space[12]};
    border-inline-start: 3px solid ${token.color.line};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    line-height: 1.55;
  }
  & .rb-why > b {
    color: ${token.color.ink};
    font-weight: 600;
  }
  & .rb-model {
    margin-block-start: ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.surface};
  }
  & .rb-model > summary {
    min-block-size: 44px;
    padding: 10px ${token.space[16]};
    border-radius: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & .rb-model > summary:focus-visible {
    ${focusRing}
  }
  & .rb-model > :not(summary) {
    padding: 0 ${token.space[16]} ${token.space[16]};
  }
  & .rb-total {
    max-inline-size: 46rem;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${token.space[4]} ${token.space[16]};
    padding: ${token.space[12]} ${token.space[16]};
    border-radius: ${token.radius.card};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & .rb-total > strong {
    font-size: ${token.font[18]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  ${itemNotesStyles}
`;
