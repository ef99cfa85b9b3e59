import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

/** Styles of cards, their bank and their slots. */
export const placingStyles = css`
  & .rb-bank {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token.layer.sticky};
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[8]};
    /* Half of the pane at most, where the host makes the pane a container of a known size. */
    max-block-size: min(40dvh, 50cqb);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: ${token.space[12]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.card};
    background: ${token.color.sunken};
  }
  & .rb-bank[data-still] {
    position: static;
    max-block-size: none;
  }
  & .rb-bank[data-over] {
    border-color: ${token.color.accent};
  }
  & .rb-hint {
    flex-basis: 100%;
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  & .rb-card {
    display: inline-flex;
    align-items: center;
    max-inline-size: 100%;
    min-block-size: 44px;
    padding-block: 4px;
    padding-inline: 14px;
    border: 1px solid ${token.color.lineStrong};
    border-radius: ${token.radius.control};
    background: ${token.color.surface};
    color: ${token.color.ink};
    font-size: ${token.font[16]};
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
    user-select: none;
    -webkit-touch-callout: none;
    touch-action: manipulation;
  }
  & :is(.rb-card, .rb-slot) > bdi {
    min-inline-size: 0;
  }
  & [data-draggable] :is(.rb-card:not([aria-disabled]), .rb-slot[data-filled]) {
    cursor: grab;
  }
  & .rb-card:hover:not([aria-disabled]) {
    border-color: ${token.color.accent};
  }
  & :is(.rb-card, .rb-slot)[aria-pressed='true'] {
    border-color: ${token.color.accent};
    border-style: solid;
    box-shadow: inset 0 0 0 1px ${token.color.accent};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & .rb-card[aria-disabled] {
    cursor: default;
  }
  & .rb-card[data-used] {
    border-style: dashed;
    border-color: ${token.color.line};
    background: none;
    color: ${token.color.inkFaint};
    text-decoration: line-through;
  }
  & [data-dragged] {
    opacity: 0.4;
  }
  & .rb-lifted {
    inline-size: max-content;
    max-inline-size: min(24rem, 80vw);
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
    user-select: none;
    -webkit-touch-callout: none;
    touch-action: manipulation;
  }
  & .rb-slot[data-filled] {
    border-style: solid;
    background: ${token.color.accentSoft};
    border-color: ${token.color.accent};
    color: ${token.color.accentInk};
  }
  & .rb-slot[data-filled][aria-pressed='true'] {
    outline: 2px dashed ${token.color.accent};
    outline-offset: 2px;
  }
  & .rb-slot[data-over],
  & [data-held] .rb-slot:hover {
    border-color: ${token.color.accent};
    border-style: solid;
    box-shadow: inset 0 0 0 1px ${token.color.accent};
  }
  & [data-held='card'] .rb-slot:not([data-filled]),
  & [data-held='slot'] .rb-card:not([aria-disabled]) {
    border-color: ${token.color.accent};
  }
  & :is(.rb-card, .rb-slot):focus-visible {
    ${focusRing}
  }
  & .rb-slot > bdi {
    flex: 1;
  }
`;
