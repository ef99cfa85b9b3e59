import { focusRing, token } from '@rubrica/ui';
import { styled } from 'styled-components';

/** The styles of the player. Its bar runs from left to right in every language, like the time that it shows. */
export const PlayerFrame = styled.div`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  line-height: 1.5;

  & [data-part='screen'] {
    position: relative;
    flex: 0 1 auto;
    min-block-size: 0;
    background: ${token.color.media};
  }
  & video {
    display: block;
    inline-size: 100%;
    max-block-size: 100%;
    aspect-ratio: 16 / 9;
    object-fit: contain;
    cursor: pointer;
  }
  & [data-part='captions'] {
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0;
    display: grid;
    justify-items: center;
    gap: 2px;
    padding: 0 ${token.space[12]} ${token.space[12]};
    font-size: clamp(14px, 2.6cqi, 26px);
    line-height: 1.4;
    text-align: center;
    pointer-events: none;
  }
  & [data-part='captions'] > span {
    padding: 2px 8px;
    border-radius: 4px;
    background: color-mix(in srgb, ${token.color.media} 78%, transparent);
    color: ${token.color.onMedia};
  }
  & [data-part='question'] {
    position: absolute;
    inset: 0;
    z-index: 1;
    overflow: auto;
    overscroll-behavior: contain;
    background: ${token.color.surface};
  }
  & [data-part='bar'] {
    flex: none;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    padding: ${token.space[8]} ${token.space[12]};
  }
  & [data-part='play'] {
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
  & [data-part='play']:hover {
    background: ${token.color.accentHover};
  }
  & [data-part='play'] > svg {
    inline-size: 20px;
    block-size: 20px;
    fill: currentcolor;
  }
  & [data-part='time'] {
    flex: none;
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
  }
  & [data-part='time-line'] {
    position: relative;
    flex: 1 1 6rem;
    display: flex;
    min-inline-size: 0;
  }
  & [data-part='time-line'] > input {
    flex: 1;
    min-inline-size: 0;
  }
  & [data-part='mark'] {
    position: absolute;
    inset-block-start: 4px;
    inline-size: 10px;
    block-size: 10px;
    border: 2px solid ${token.color.surface};
    border-radius: 2px;
    background: ${token.color.accentInk};
    rotate: 45deg;
    translate: -50% 0;
    pointer-events: none;
  }
  & [data-part='mark'][data-done] {
    background: ${token.color.inkFaint};
  }
  & [data-part='tools'] {
    display: flex;
    align-items: center;
    gap: ${token.space[4]};
    margin-inline-start: auto;
  }
  & [data-part='tool'] {
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
  & [data-part='tool']:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & [data-part='tool'] > svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & select {
    block-size: 44px;
    max-inline-size: 8.5em;
    padding-inline: 6px 0;
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.inkSoft};
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  & [data-volume] {
    flex: 0 1 64px;
    inline-size: 64px;
    min-inline-size: 32px;
  }
  & [data-part='bar'] input[type='range'] {
    block-size: 44px;
    margin: 0;
    accent-color: ${token.color.accent};
    cursor: pointer;
  }
  & [data-part='bar'] :is(button, input, select):focus-visible {
    ${focusRing}
  }
  & [data-part='note'] {
    padding: 0 ${token.space[16]} ${token.space[12]};
    color: ${token.color.inkSoft};
  }
  & [data-part='note']:empty {
    display: none;
  }
  & [data-part='failed'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[8]};
    padding: ${token.space[8]} ${token.space[16]} ${token.space[12]};
    background: ${token.color.dangerSoft};
    color: ${token.color.dangerInk};
  }
  &:fullscreen {
    border: 0;
    border-radius: 0;
  }
  &:fullscreen > [data-part='screen'] {
    flex: 1;
  }
  &:fullscreen video {
    block-size: 100%;
    aspect-ratio: auto;
  }
  @container (inline-size < 40rem) {
    & [data-part='tools'] {
      inline-size: 100%;
      justify-content: end;
    }
    & [data-volume],
    & [data-wide] {
      display: none;
    }
    & [data-part='screen'][data-asks] {
      flex: 1 1 auto;
      overflow: auto;
      background: ${token.color.surface};
    }
    & [data-part='question'] {
      position: static;
      overflow: visible;
      border-block-start: 1px solid ${token.color.line};
    }
    & [data-part='screen'][data-asks] > [data-part='captions'] {
      position: static;
      padding-block: ${token.space[8]};
      background: ${token.color.media};
    }
  }
`;
