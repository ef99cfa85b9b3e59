import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

/** Styles that all marker views share: the total, score fields, reviewed items. */
export const markerStyles = css`
  & .rb-block:focus-visible {
    ${focusRing}
    border-radius: ${token.radius.control};
  }
  & .rb-total {
    align-items: center;
  }
  @container (inline-size >= 26rem) {
    & .rb-total > :last-child {
      margin-inline-start: auto;
    }
  }
  & .rb-total .rb-tool {
    color: inherit;
    border: 1px solid currentcolor;
  }
  & .rb-total {
    margin-block-end: ${token.space[16]};
  }
  & .rb-markline {
    margin-block-end: ${token.space[12]};
  }
  & .rb-markrow {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]} ${token.space[16]};
  }
  & .rb-attached {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[8]};
    max-inline-size: 42rem;
    margin-block-start: ${token.space[16]};
  }
  & .rb-spoken {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${token.space[4]};
  }
  & .rb-spoken > :first-child {
    justify-self: stretch;
  }
  & .rb-attached > h3 {
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & .rb-attached > ul {
    display: grid;
    gap: ${token.space[8]};
    list-style: none;
  }
  & .rb-attached > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[4]};
  }
  & .rb-hint {
    color: ${token.color.inkFaint};
    font-size: ${token.font[14]};
  }
  & .rb-undo {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    font-size: ${token.font[14]};
  }
  & .rb-score {
    display: grid;
    gap: ${token.space[4]};
  }
  & .rb-score-name {
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & .rb-stepper {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
  }
  & .rb-stepper > button {
    display: grid;
    place-items: center;
    inline-size: ${token.density.control};
    block-size: ${token.density.control};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & .rb-stepper > button:hover:not(:disabled) {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & .rb-stepper > button:disabled {
    color: ${token.color.inkFaint};
    opacity: 0.5;
    cursor: default;
  }
  & .rb-stepper svg {
    inline-size: 18px;
    block-size: 18px;
  }
  & .rb-stepper > input {
    inline-size: 4.25rem;
    block-size: ${token.density.control};
    padding-inline: 4px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    font-size: ${token.font[18]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  & .rb-stepper > input:focus-visible {
    ${focusRing}
    border-color: ${token.color.focus};
  }
  & .rb-stepper > input[aria-invalid] {
    border-color: ${token.color.danger};
  }
  & .rb-outof {
    margin-inline-start: ${token.space[4]};
    color: ${token.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & .rb-outof[data-invalid] {
    color: ${token.color.danger};
    font-size: ${token.font[14]};
  }
  & .rb-scores {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: ${token.space[16]} ${token.space[32]};
    margin-block: ${token.space[16]} ${token.space[24]};
  }
  & .rb-sum {
    display: flex;
    align-items: center;
    min-block-size: ${token.density.control};
    font-size: ${token.font[18]};
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & .rb-was {
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
`;
