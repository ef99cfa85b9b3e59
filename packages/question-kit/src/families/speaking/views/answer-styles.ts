import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';
import { spokenStyles } from './spoken-styles.ts';

export const speakingAnswerStyles = css`
  ${spokenStyles}
  & .rb-way {
    display: flex;
    gap: 6px;
    margin-block-end: ${token.space[16]};
  }
  & .rb-way > span {
    flex: 1;
    max-inline-size: 4rem;
    block-size: 4px;
    border-radius: 2px;
    background: ${token.color.line};
  }
  & .rb-way > [data-answered] {
    background: ${token.color.accent};
  }
  & .rb-way > [data-here]:not([data-answered]) {
    background: ${token.color.lineStrong};
  }
  & .rb-steps {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[8]};
    max-inline-size: 42rem;
    padding: 0;
    list-style: none;
  }
  & .rb-step {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
  }
  & .rb-step[data-current] {
    padding: ${token.space[16]};
    border-color: ${token.color.lineStrong};
    background: ${token.color.surface};
  }
  @container (inline-size < 26rem) {
    & .rb-step[data-current] {
      padding: ${token.space[12]};
    }
  }
  & .rb-step:not([data-current]) > .rb-step-body {
    padding: 0 ${token.space[16]} ${token.space[16]};
  }
  & .rb-step-name:focus-visible {
    ${focusRing}
    border-radius: 4px;
  }
  & .rb-step-past {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    min-block-size: 44px;
    margin: 0;
    font-size: ${token.font[14]};
  }
  & div.rb-step-past {
    padding-block: ${token.space[4]};
    padding-inline: ${token.space[16]} ${token.space[8]};
  }
  & .rb-step-past > .rb-tool {
    min-block-size: 44px;
    margin-inline-start: auto;
    color: ${token.color.accent};
  }
  & .rb-fold {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${token.space[12]};
    min-block-size: 44px;
    padding-inline: ${token.space[16]};
    border: 0;
    border-radius: ${token.radius.card};
    background: none;
    color: ${token.color.inkSoft};
    font-weight: 400;
    text-align: start;
    cursor: pointer;
  }
  & .rb-fold:focus-visible {
    ${focusRing}
  }
  & .rb-fold > b {
    flex: none;
    color: ${token.color.ink};
    font-weight: 600;
  }
  & .rb-fold::after {
    content: '';
    inline-size: 8px;
    block-size: 8px;
    margin-inline-start: auto;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    rotate: 45deg;
    translate: 0 -2px;
  }
  & .rb-fold[aria-expanded='true']::after {
    rotate: -135deg;
    translate: 0 2px;
  }
  & .rb-gate {
    display: grid;
    gap: ${token.space[4]};
    justify-items: start;
    color: ${token.color.inkSoft};
  }
  & .rb-next {
    min-block-size: 48px;
    min-inline-size: 120px;
    padding: ${token.space[8]} ${token.space[16]};
    border: 0;
    border-radius: ${token.radius.control};
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    font-size: ${token.font[16]};
    font-weight: 600;
    cursor: pointer;
  }
  & .rb-next:hover {
    background: ${token.color.accentHover};
  }
  & .rb-next:focus-visible {
    ${focusRing}
  }
  & .rb-gate > .rb-next {
    margin-block-start: ${token.space[8]};
  }
  & .rb-go {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]} ${token.space[16]};
  }
  & .rb-go > .rb-tool {
    min-block-size: 44px;
    margin-inline-start: -10px;
  }
  & .rb-go > .rb-aside {
    flex: 1 1 16rem;
  }
  & .rb-all:not(:empty) {
    margin-block-start: ${token.space[12]};
    color: ${token.color.success};
    font-size: ${token.font[14]};
    font-weight: 600;
  }
  & .rb-nouploads {
    margin-block-end: ${token.space[16]};
    padding: ${token.space[12]} ${token.space[16]};
    border-radius: ${token.radius.card};
    background: ${token.color.warningSoft};
    color: ${token.color.warningInk};
  }
  & .rb-nouploads > p:first-child {
    font-weight: 650;
  }
`;
