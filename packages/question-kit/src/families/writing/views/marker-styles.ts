import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';
import { writingReviewStyles } from './review-styles.ts';

export const writingMarkerStyles = css`
  ${writingReviewStyles}
  & .rb-script {
    min-inline-size: 0;
  }
  & .rb-script-head {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token.layer.sticky};
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[4]} ${token.space[12]};
    padding-block: ${token.space[8]};
    margin-block-end: 4px;
    /* Whatever the host's background is. */
    backdrop-filter: blur(12px);
    color: ${token.color.inkFaint};
    font-size: ${token.font[13]};
  }
  & .rb-script-head > .rb-tool {
    border: 1px solid ${token.color.lineStrong};
    background: ${token.color.surface};
  }
  & .rb-script-head > .rb-tool:disabled {
    border-color: ${token.color.line};
    background: none;
    color: ${token.color.inkFaint};
    cursor: default;
  }
  & .rb-careted {
    position: relative;
  }
  & .rb-caret {
    position: absolute;
    inline-size: 2px;
    margin-inline-start: -1px;
    background: ${token.color.ink};
    pointer-events: none;
    scroll-margin-block: 64px;
    animation: rb-caret 1.1s step-end infinite;
  }
  @keyframes rb-caret {
    50% {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & .rb-caret {
      animation: none;
    }
  }
  & .rb-essay:focus-visible {
    ${focusRing}
  }
  & .rb-essay::selection,
  & .rb-essay *::selection {
    background: ${token.color.accent};
    color: ${token.color.onAccent};
  }
  & .rb-comment-head {
    display: flex;
    align-items: center;
    margin-inline-end: -8px;
  }
  & .rb-comment-head > .rb-jump {
    flex: 1;
    min-inline-size: 0;
  }
  & .rb-quote {
    color: ${token.color.inkSoft};
    font-family: ${token.family.serif};
    font-size: ${token.font[13]};
  }
  & .rb-colours {
    display: flex;
    gap: ${token.space[4]};
  }
  & .rb-colours > label {
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    cursor: pointer;
  }
  & .rb-colours input {
    appearance: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    border: 2px solid ${token.color.surface};
    border-radius: 50%;
    background: var(--note);
    box-shadow: 0 0 0 1px ${token.color.line};
    cursor: inherit;
  }
  & .rb-colours input:checked {
    box-shadow: 0 0 0 2px ${token.color.ink};
  }
  & .rb-colours input:focus-visible {
    outline-offset: 4px;
  }
  & .rb-acts {
    display: flex;
    align-items: center;
    gap: ${token.space[8]};
    font-size: ${token.font[14]};
  }
  & .rb-acts > kbd {
    margin-inline-start: auto;
  }
  & [data-type^='Writing'] > .rb-body > :is(.rb-model, :has(> textarea)) {
    max-inline-size: 42rem;
  }
  & .rb-count {
    column-gap: ${token.space[12]};
    font-size: ${token.font[14]};
  }
  & .rb-count > strong {
    color: ${token.color.ink};
    font-weight: 600;
  }
`;
