import { focusRing, token } from '@rubrica/ui';
import { css, styled } from 'styled-components';
import { notes, player } from './player-styles.ts';

const take = css`
  & .rb-rec-take {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: center;
    gap: ${token.space[12]};
    text-align: center;
  }
  & .rb-rec-ring {
    position: relative;
    display: grid;
    place-items: center;
    inline-size: 120px;
    block-size: 120px;
  }
  & .rb-rec-ring > svg {
    position: absolute;
    inset: 0;
    pointer-events: none;
    /* The ring runs clockwise from the top, in every writing direction. */
    transform: rotate(-90deg);
    fill: none;
    stroke: ${token.color.line};
    stroke-width: 4;
  }
  & .rb-rec-ring .rb-rec-time {
    stroke: ${token.color.accent};
    transition: stroke-dashoffset 200ms linear;
  }
  & .rb-rec-ring[data-phase='recording'] .rb-rec-time {
    stroke: ${token.color.danger};
  }
  & .rb-rec-button {
    display: grid;
    place-items: center;
    inline-size: 84px;
    block-size: 84px;
    padding: 0;
    border: 2px solid ${token.color.lineStrong};
    border-radius: 50%;
    background: ${token.color.surface};
    cursor: pointer;
    transition: border-color ${token.motion.fast} ${token.motion.ease};
  }
  & .rb-rec-button:hover {
    border-color: ${token.color.danger};
  }
  & .rb-rec-button:focus-visible {
    ${focusRing}
  }
  & .rb-rec-button > span {
    inline-size: 64%;
    block-size: 64%;
    border-radius: 50%;
    background: ${token.color.danger};
    transition:
      border-radius ${token.motion.slow} ${token.motion.ease},
      inline-size ${token.motion.slow} ${token.motion.ease},
      block-size ${token.motion.slow} ${token.motion.ease};
  }
  & .rb-rec-ring[data-phase='recording'] .rb-rec-button > span {
    inline-size: 36%;
    block-size: 36%;
    border-radius: 6px;
  }
  & .rb-rec-button[aria-disabled] {
    cursor: progress;
  }
  & .rb-rec-button[aria-disabled] > span {
    background: ${token.color.lineStrong};
  }
  & .rb-rec-text {
    display: grid;
    gap: ${token.space[4]};
    min-block-size: 56px;
    align-content: start;
  }
  & .rb-rec-text > strong {
    font-size: ${token.font[22]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }
  & .rb-rec-text > strong[data-live]::before {
    content: '';
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: ${token.space[8]};
    border-radius: 50%;
    background: ${token.color.danger};
  }
  & .rb-rec-text > p {
    max-inline-size: 46ch;
    color: ${token.color.inkSoft};
  }
`;

const devices = css`
  & .rb-rec-level {
    display: grid;
    justify-items: center;
    gap: ${token.space[4]};
  }
  & .rb-rec-bars {
    display: flex;
    align-items: center;
    gap: 4px;
    block-size: 36px;
    --rb-level: 0;
  }
  & .rb-rec-bars > span {
    inline-size: 4px;
    block-size: 36px;
    border-radius: 2px;
    background: ${token.color.accent};
    transform: scaleY(max(0.11, calc(var(--rb-level) * var(--rb-bar))));
  }
  & .rb-rec-level[data-level='none'] .rb-rec-bars > span {
    background: ${token.color.lineStrong};
  }
  & .rb-rec-level-hint {
    min-block-size: 1.5em;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & .rb-rec-level[data-level='none'] .rb-rec-level-hint {
    color: ${token.color.warningInk};
  }
  & .rb-rec-preview {
    inline-size: 100%;
    max-inline-size: 480px;
    aspect-ratio: 16 / 9;
    border-radius: ${token.radius.card};
    background: ${token.color.media};
    object-fit: contain;
  }
  & .rb-rec-take .rb-rec-preview {
    transform: scaleX(-1);
  }
  & .rb-rec-devices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    gap: ${token.space[12]};
    inline-size: 100%;
    max-inline-size: 480px;
    text-align: start;
  }
  & .rb-rec-devices label {
    display: block;
    margin-block-end: ${token.space[4]};
    font-size: ${token.font[14]};
    font-weight: 550;
  }
  & .rb-rec-devices select {
    inline-size: 100%;
    min-block-size: 44px;
    padding-inline: ${token.space[8]};
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font: inherit;
    text-overflow: ellipsis;
  }
  & .rb-rec-devices select:focus-visible,
  & .rb-rec-medium label:has(:focus-visible) {
    ${focusRing}
  }
  & .rb-rec-medium {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${token.space[8]};
    margin: 0;
    padding: 0;
    border: 0;
  }
  & .rb-rec-medium > legend {
    inline-size: 100%;
    margin-block-end: ${token.space[8]};
    padding: 0;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    text-align: center;
  }
  & .rb-rec-medium > label {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    min-block-size: 44px;
    padding-inline: ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.pill};
    cursor: pointer;
  }
  & .rb-rec-medium > label:has(:checked) {
    border-color: ${token.color.accent};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & .rb-rec-medium input {
    accent-color: ${token.color.accent};
    outline: none;
  }
`;

/** One row, for the variants `row` and `compact`. */
const row = css`
  &:not([data-variant='full']) {
    padding: ${token.space[8]} ${token.space[12]};
    gap: ${token.space[8]};
  }
  &:not([data-variant='full']) .rb-rec-take {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]} ${token.space[12]};
    text-align: start;
  }
  &:not([data-variant='full']) .rb-rec-ring {
    inline-size: 56px;
    block-size: 56px;
    flex: none;
  }
  &:not([data-variant='full']) .rb-rec-button {
    inline-size: 44px;
    block-size: 44px;
  }
  &:not([data-variant='full']) .rb-rec-text {
    flex: 1 1 120px;
    gap: 0;
    min-block-size: 0;
  }
  &:not([data-variant='full']) .rb-rec-text > strong {
    font-size: ${token.font[16]};
  }
  &:not([data-variant='full']) .rb-rec-text > p,
  &:not([data-variant='full']) .rb-rec-level-hint {
    font-size: ${token.font[13]};
  }
  &:not([data-variant='full']) .rb-rec-level-hint:empty {
    display: none;
  }
  &:not([data-variant='full']) .rb-rec-bars {
    block-size: 28px;
  }
  &:not([data-variant='full']) .rb-rec-bars > span {
    block-size: 28px;
  }
`;

/** The styles of the recorder. */
export const RecorderRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 640px;
  padding: ${token.space[24]} ${token.space[16]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.font[16]};
  line-height: 1.5;
  & p {
    margin: 0;
  }
  ${take}
  ${devices}
  ${player}
  ${notes}
  ${row}
  @media (forced-colors: active) {
    & :is(.rb-rec-button, .rb-rec-bars) > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & * {
      transition: none !important;
    }
  }
`;
