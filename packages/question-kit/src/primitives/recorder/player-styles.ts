import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

/** The playback controls. */
export const player = css`
  & .rb-rec-player {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${token.space[12]};
    inline-size: 100%;
    min-block-size: 48px;
  }
  & .rb-rec-controls {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    /* Media time runs from left to right in every language. */
    direction: ltr;
  }
  & .rb-rec-controls > input {
    flex: 1 1 60px;
    min-inline-size: 0;
    block-size: 44px;
    accent-color: ${token.color.accent};
    cursor: pointer;
  }
  & .rb-rec-controls > input:focus-visible,
  & .rb-rec-play:focus-visible {
    ${focusRing}
  }
  & .rb-rec-play {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 48px;
    block-size: 48px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    cursor: pointer;
  }
  & .rb-rec-play:hover {
    background: ${token.color.accentHover};
  }
  & .rb-rec-clock {
    flex: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
    font-variant-numeric: tabular-nums;
  }
`;

/** Notes, upload status and actions. */
export const notes = css`
  & .rb-rec-note {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    gap: ${token.space[8]};
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
  & .rb-rec-note > svg {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
  }
  & .rb-rec-note[data-tone='good'] {
    color: ${token.color.successInk};
  }
  & .rb-rec-note[data-tone='warn'] {
    flex-wrap: nowrap;
    color: ${token.color.warningInk};
  }
  & .rb-rec-sending {
    display: grid;
    gap: ${token.space[8]};
  }
  & .rb-rec-sending > progress {
    appearance: none;
    inline-size: 100%;
    block-size: 6px;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: ${token.color.line};
  }
  & .rb-rec-sending > progress::-webkit-progress-bar {
    background: ${token.color.line};
  }
  & .rb-rec-sending > progress::-webkit-progress-value {
    background: ${token.color.accent};
  }
  & .rb-rec-sending > progress::-moz-progress-bar {
    background: ${token.color.accent};
  }
  & .rb-rec-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]} ${token.space[12]};
  }
  & .rb-rec-actions > button {
    min-block-size: 44px;
  }
  & .rb-rec-actions:empty {
    display: none;
  }
  & .rb-rec-actions small {
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  & .rb-rec-take .rb-rec-actions {
    justify-content: center;
  }
  & .rb-rec-error {
    display: grid;
    gap: ${token.space[16]};
  }
`;
