import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';
import { gapTextStyles } from './gap-text-styles.ts';

export const fillInBlanksAnswerStyles = css`
  & .rb-gaptext {
    max-inline-size: 65ch;
    font-size: ${token.font[18]};
    line-height: 3;
    white-space: pre-wrap;
    overflow-wrap: break-word;
  }
  ${gapTextStyles}
  & .rb-gap {
    position: relative;
    display: inline-block;
    max-inline-size: 100%;
    line-height: 1.5;
  }
  & :is(.rb-gap, .rb-slot)[data-n]::before {
    content: attr(data-n) / '';
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .rb-gap[data-n]::before {
    position: absolute;
    inset-inline-start: 10px;
    inset-block-start: 50%;
    translate: 0 -50%;
    pointer-events: none;
  }
  & .rb-gap > input {
    inline-size: 16ch;
    max-inline-size: 100%;
    block-size: 44px;
    padding-block: 0;
    padding-inline: 12px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: inherit;
    vertical-align: middle;
  }
  & .rb-gap[data-n] > input {
    padding-inline-start: 34px;
  }
  & .rb-gap > input:focus-visible {
    ${focusRing}
    border-color: ${token.color.focus};
  }
  & .rb-gap > input:read-only {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
  }
  & .rb-words {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token.layer.sticky};
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
    max-block-size: 40dvh;
    overflow-y: auto;
    padding: ${token.space[12]};
    margin-block-end: ${token.space[16]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.sunken};
  }
  & .rb-words[data-over] {
    border-color: ${token.color.accent};
  }
  & .rb-hint {
    flex-basis: 100%;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  & .rb-word {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    padding-inline: 14px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: ${token.font[16]};
    line-height: 1.3;
    cursor: pointer;
    user-select: none;
    touch-action: none;
  }
  & [data-draggable] :is(.rb-word:not([aria-disabled]), .rb-slot[data-filled]) {
    cursor: grab;
  }
  & .rb-word:hover:not([aria-disabled]) {
    border-color: ${token.color.accent};
  }
  & :is(.rb-word, .rb-slot)[aria-pressed='true'] {
    border-color: ${token.color.accent};
    border-style: solid;
    box-shadow: inset 0 0 0 1px ${token.color.accent};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & .rb-word[aria-disabled] {
    border-style: dashed;
    border-color: ${token.color.line};
    background: none;
    color: ${token.color.inkFaint};
    text-decoration: line-through;
    cursor: default;
    touch-action: auto;
  }
  & [data-dragged] {
    opacity: 0.4;
  }
  & .rb-lifted {
    inline-size: max-content;
    background: ${token.color.float};
    border-color: ${token.color.accent};
    box-shadow: ${token.shadow.float};
    cursor: grabbing;
  }
  & .rb-slot {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    max-inline-size: 100%;
    min-inline-size: 8.5rem;
    min-block-size: 44px;
    padding-block: 4px;
    padding-inline: 10px;
    border: 1px dashed ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: inherit;
    line-height: 1.3;
    text-align: start;
    vertical-align: middle;
    cursor: pointer;
  }
  & .rb-slot[data-filled] {
    border-style: solid;
    background: ${token.color.accentSoft};
    border-color: ${token.color.accent};
    color: ${token.color.accentInk};
    touch-action: none;
  }
  & .rb-slot[data-over],
  & [data-held='word'] .rb-slot:hover {
    border-color: ${token.color.accent};
    border-style: solid;
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }
  & [data-held='word'] .rb-slot:not([data-filled]),
  & [data-held='gap'] .rb-word:not([aria-disabled]) {
    border-color: ${token.color.accent};
  }
  & :is(.rb-word, .rb-slot):focus-visible {
    ${focusRing}
  }
  & .rb-slot > bdi {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;
