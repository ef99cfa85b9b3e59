import { focusRing, lowWindow, token, visuallyHidden } from '@rubrica/ui';
import { css } from 'styled-components';

/** The marker in panes. In a narrow place the marks are pinned below the answers. */
export const paneStyles = css`
  &[data-panes] {
    container-name: rb-marker;
    block-size: 100%;
    /* Where its place has no height, it takes the window's. */
    max-block-size: 100dvb;
    min-block-size: 0;
  }
  & .rb-panes {
    display: grid;
    grid-template: minmax(0, 1fr) fit-content(50%) / minmax(0, 1fr);
    block-size: 100%;
    background: ${token.color.surface};
  }
  & .rb-pane {
    container-type: inline-size;
    /* What is placed out of sight stays inside, or it would make the host's page scroll. */
    position: relative;
    min-block-size: 0;
    overflow-y: auto;
  }
  & .rb-pane:focus-visible {
    outline-offset: -2px;
  }
  & .rb-pane[data-pane='answers'] {
    padding: ${token.space[4]} ${token.space[16]} ${token.space[32]};
  }
  & .rb-side {
    display: grid;
    grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
    min-block-size: 0;
    border-block-start: 1px solid ${token.color.lineStrong};
  }
  & .rb-pane[data-pane='marks'] {
    padding: ${token.space[8]} ${token.space[16]};
  }
  & .rb-panes .rb-block {
    padding-block: ${token.space[12]};
    scroll-margin-block: ${token.space[8]};
  }
  & .rb-panes .rb-total {
    align-items: baseline;
    gap: ${token.space[4]} ${token.space[12]};
    padding: ${token.space[4]} ${token.space[12]};
    margin-block-end: ${token.space[4]};
    border-radius: ${token.radius.control};
    font-size: ${token.font[13]};
  }
  & .rb-panes .rb-total > span:first-child {
    ${visuallyHidden}
  }
  & .rb-panes .rb-total > strong {
    flex: 1 0 auto;
    font-size: ${token.font[14]};
  }
  & .rb-panes .rb-total > .rb-tool {
    flex: 1 0 100%;
    justify-content: center;
  }
  & .rb-pane[data-pane='marks'] .rb-notelist {
    margin-block-start: 0;
  }
  & .rb-pane[data-pane='marks'] .rb-notelist > li:first-child {
    border-block-start: 0;
  }
  & [data-marks-of] {
    scroll-margin-block: ${token.space[8]};
  }
  & [data-marks-of] + [data-marks-of] {
    border-block-start: 1px solid ${token.color.line};
  }
  & [data-marks-of] > .rb-block {
    grid-template-columns: minmax(0, 1fr);
    column-gap: ${token.space[8]};
    padding-block: ${token.space[8]};
  }
  /* The number of the one question of a part is said by the answer. */
  & [data-marks-of]:is(:has(~ [data-marks-of]), [data-marks-of] ~ *) > .rb-block:has(> .rb-number) {
    grid-template-columns: 36px minmax(0, 1fr);
  }
  & [data-marks-of]:not(:has(~ [data-marks-of]), [data-marks-of] ~ *) > .rb-block > .rb-number {
    display: none;
  }
  /* So does its sum by the total above. */
  & [data-marks-of]:not(:has(~ [data-marks-of]), [data-marks-of] ~ *) .rb-score:has(> output) {
    display: none;
  }
  & [data-marks-of] .rb-scores {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr));
    gap: ${token.space[8]} ${token.space[16]};
    margin-block: 0 ${token.space[12]};
  }
  & [data-marks-of] .rb-attached {
    margin-block-start: ${token.space[12]};
  }
  /* Where there is little room, a mark is typed or changed with the arrow keys. */
  & [data-marks-of] :is(.rb-markrow, .rb-scores) .rb-stepper > button {
    display: none;
  }
  & [data-marks-of] .rb-markrow {
    gap: ${token.space[4]} ${token.space[12]};
  }
  & [data-marks-of] .rb-markrow .rb-stepper > input {
    inline-size: 3.5rem;
    font-size: ${token.font[16]};
  }
  & .rb-givenlist {
    display: grid;
    gap: ${token.space[12]};
    list-style: none;
  }
  & .rb-fold {
    margin-block-end: ${token.space[8]};
    border-block-end: 1px solid ${token.color.line};
  }
  & .rb-panes [data-type^='Writing'] {
    padding-block-start: 0;
  }
  & .rb-fold > summary {
    display: flex;
    align-items: baseline;
    gap: ${token.space[8]};
    padding-block: ${token.space[8]};
    font-size: ${token.font[14]};
    cursor: pointer;
  }
  & .rb-fold > summary::before {
    content: '';
    flex: none;
    align-self: center;
    inline-size: 7px;
    block-size: 7px;
    border-block-end: 2px solid ${token.color.inkSoft};
    border-inline-end: 2px solid ${token.color.inkSoft};
    transform: rotate(-45deg);
  }
  & .rb-fold[open] > summary::before,
  & .rb-fold:not([open]) > summary:dir(rtl)::before {
    transform: rotate(45deg);
  }
  & .rb-fold[open] > summary:dir(rtl)::before {
    transform: rotate(-45deg);
  }
  & .rb-fold > summary:focus-visible {
    ${focusRing}
  }
  & .rb-fold > summary > b {
    font-weight: 600;
  }
  & .rb-fold > summary > span {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    color: ${token.color.inkSoft};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & .rb-pane .rb-script > .rb-hint {
    ${visuallyHidden}
  }
  & .rb-pane .rb-essay {
    padding-inline: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  @container rb-marker (inline-size < 44rem) {
    & .rb-panes > [role='separator'] {
      display: none;
    }
    /* In a low window the answers have all of the place, and the marks are below them in one scroll. */
    @media ${lowWindow} {
      & .rb-panes {
        grid-template-rows: 100% auto;
        overflow-y: auto;
      }
    }
  }
  @container rb-marker (inline-size >= 44rem) {
    & .rb-panes {
      grid-template: minmax(0, 1fr) / minmax(0, 1fr) auto minmax(16rem, var(--rb-marks-width, 20rem));
    }
    & .rb-pane[data-pane='answers'] {
      padding-inline: ${token.space[24]};
    }
    & .rb-side {
      border-block-start: 0;
    }
    & [data-marks-of] .rb-scores {
      grid-template-columns: minmax(0, 1fr);
    }
    & [data-marks-of] .rb-scores .rb-stepper > button {
      display: grid;
    }
  }
  @container (inline-size >= 40rem) {
    & .rb-pane .rb-pages[data-commented] {
      grid-template-columns: minmax(0, 42rem) minmax(13rem, 18rem);
    }
  }
`;
