import { focusRing, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The styles of the player: one row, or two if it is narrow. Its controls run from left to right in every language. */
export const PlayerRoot = styled.div`
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: 65ch;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-family: ${token.family.sans};
  font-size: ${token.font[14]};
  font-weight: 400;
  line-height: 1.5;

  & .rp-screen {
    position: relative;
    background: ${token.color.media};
  }
  & video {
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
    cursor: pointer;
  }
  & .rp-captions {
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: ${token.space[8]} ${token.space[12]} 0;
    font-size: ${token.font[16]};
    text-align: center;
  }
  & .rp-screen > .rp-captions {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    padding-block-end: ${token.space[12]};
    pointer-events: none;
  }
  & .rp-screen > .rp-captions > span {
    padding: 2px 8px;
    border-radius: 4px;
    background: color-mix(in srgb, ${token.color.media} 78%, transparent);
    color: ${token.color.onMedia};
  }
  & .rp-bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    padding: ${token.space[8]} ${token.space[12]};
  }
  & .rp-play {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: 50%;
    background: ${token.color.accent};
    color: ${token.color.onAccent};
    cursor: pointer;
  }
  & .rp-play:hover {
    background: ${token.color.accentHover};
  }
  & .rp-play[aria-disabled] {
    background: ${token.color.sunken};
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & .rp-play > svg {
    inline-size: 20px;
    block-size: 20px;
    fill: currentcolor;
  }
  & .rp-time {
    flex: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
  }
  & .rp-tools {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    margin-inline-start: auto;
  }
  & .rp-tool {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border: 0;
    border-radius: ${token.radius.control};
    background: none;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & .rp-tool:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & .rp-tool[aria-pressed='true'] {
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & .rp-tool > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & :is(.rp-speed, .rp-language) {
    block-size: 44px;
    inline-size: 64px;
    padding-inline: 6px 0;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & .rp-language {
    flex: 0 1 7rem;
    inline-size: auto;
    min-inline-size: 64px;
    margin-inline: 4px;
  }
  & .rp-seek {
    flex: 1 1 4rem;
    min-inline-size: 0;
  }
  & .rp-bar:has(.rp-language) > .rp-seek {
    flex-basis: 12rem;
  }
  & .rp-volume {
    flex: 0 1 64px;
    min-inline-size: 32px;
  }
  & input[type='range'] {
    block-size: 44px;
    margin: 0;
    accent-color: ${token.color.accent};
    cursor: pointer;
  }
  & input[type='range']:disabled {
    cursor: default;
  }
  & progress {
    appearance: none;
    block-size: 6px;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: ${token.color.line};
  }
  & progress::-webkit-progress-bar {
    background: ${token.color.line};
  }
  & progress::-webkit-progress-value {
    background: ${token.color.accent};
  }
  & progress::-moz-progress-bar {
    background: ${token.color.accent};
  }
  & :is(button, a, input, select, summary):focus-visible {
    ${focusRing}
  }
  & summary:focus-visible {
    outline-offset: -3px;
    border-radius: ${token.radius.card};
  }
  & .rp-limit,
  & .rp-note,
  & .rp-refused {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    min-block-size: 60px;
    margin: 0;
    padding: ${token.space[8]} ${token.space[16]};
    background: ${token.color.sunken};
    color: ${token.color.inkSoft};
  }
  & .rp-refused > svg {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
  }
  & .rp-failed {
    padding: 0 ${token.space[16]} ${token.space[12]};
    color: ${token.color.inkSoft};
    text-wrap: pretty;
  }
  & .rp-note:empty {
    display: none;
  }
  & .rp-note > svg {
    inline-size: 16px;
    block-size: 16px;
    margin-inline-end: 6px;
    vertical-align: -3px;
    animation: rp-turn 1s linear infinite;
  }
  @keyframes rp-turn {
    to {
      rotate: 1turn;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & .rp-note > svg {
      animation: none;
    }
  }
  & .rp-failed {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]};
    padding-block-start: ${token.space[8]};
    background: ${token.color.dangerSoft};
    color: ${token.color.dangerInk};
  }
  & .rp-failed > button {
    min-block-size: 44px;
    padding-inline: ${token.space[12]};
    border: 1px solid currentcolor;
    border-radius: ${token.radius.control};
    background: none;
    color: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  & .rp-transcript {
    border-block-start: 1px solid ${token.color.line};
  }
  & .rp-transcript > summary {
    min-block-size: 44px;
    padding: 10px ${token.space[16]};
    font-weight: 600;
    cursor: pointer;
  }
  & .rp-transcript > p {
    padding: 0 ${token.space[16]} ${token.space[16]};
    font-size: ${token.font[16]};
    line-height: 1.7;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  &:fullscreen {
    display: flex;
    flex-direction: column;
    max-inline-size: none;
    border: 0;
    border-radius: 0;
  }
  &:fullscreen > .rp-screen {
    flex: 1;
    min-block-size: 0;
  }
  &:fullscreen video {
    block-size: 100%;
    aspect-ratio: auto;
  }
  @container (inline-size < 30rem) {
    & .rp-tools {
      inline-size: 100%;
      justify-content: end;
    }
  }
`;
