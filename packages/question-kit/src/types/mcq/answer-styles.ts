import { focusRing, token } from '@rubrica/ui';
import { css } from 'styled-components';

export const mcqAnswerStyles = css`
  & .rb-how {
    display: block;
    margin-block-start: 2px;
    color: ${token.color.inkFaint};
    font-size: ${token.font[14]};
    font-weight: 400;
  }
  & .rb-options {
    display: grid;
    gap: ${token.space[8]};
  }
  & .rb-row {
    display: flex;
    gap: ${token.space[4]};
    align-items: stretch;
  }
  & .rb-option {
    flex: 1;
    min-inline-size: 0;
    display: flex;
    gap: ${token.space[12]};
    align-items: flex-start;
    min-block-size: 48px;
    padding-block: 10px;
    padding-inline: 14px;
    border: 1px solid ${token.color.line};
    border-radius: 8px;
    background: ${token.color.surface};
    cursor: pointer;
    transition:
      background-color ${token.motion.fast} ${token.motion.ease},
      border-color ${token.motion.fast} ${token.motion.ease};
  }
  & .rb-option:hover {
    border-color: ${token.color.lineStrong};
  }
  & .rb-option > input {
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    margin-block-start: calc((1.6em - 20px) / 2);
    display: grid;
    place-items: center;
    appearance: none;
    border: 1.5px solid ${token.color.lineStrong};
    border-radius: 5px;
    background: ${token.color.surface};
    cursor: inherit;
  }
  & .rb-option > [type='radio'] {
    border-radius: 50%;
  }
  & .rb-option > :checked {
    border-color: ${token.color.accent};
    background: ${token.color.accent};
  }
  & .rb-option > :checked::after {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: ${token.color.onAccent};
    clip-path: polygon(10% 50%, 0% 62%, 36% 92%, 100% 20%, 88% 9%, 34% 70%);
  }
  & .rb-option > [type='radio']:checked::after {
    clip-path: circle(4px);
  }
  @media (forced-colors: active) {
    & .rb-option > input {
      appearance: auto;
    }
  }
  & .rb-option:has(:checked) {
    border-color: ${token.color.accent};
    box-shadow: inset 0 0 0 1px ${token.color.accent};
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  & .rb-option:has(:focus-visible) {
    ${focusRing}
  }
  & .rb-option > input:focus-visible {
    outline: none;
  }
  & .rb-option:has(:disabled) {
    cursor: default;
  }
  & .rb-letter {
    flex: none;
    min-inline-size: 1.1em;
    font-weight: 650;
    color: ${token.color.inkSoft};
  }
  & .rb-option:has(:checked) > .rb-letter {
    color: inherit;
  }
  & .rb-text {
    min-inline-size: 0;
  }
  & .rb-option[data-out] > .rb-text {
    color: ${token.color.inkFaint};
    text-decoration: line-through;
  }
  & .rb-rule {
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 44px;
    border: 0;
    border-radius: 8px;
    background: none;
    color: ${token.color.inkSoft};
    cursor: pointer;
  }
  & .rb-rule:hover {
    background: ${token.color.hover};
    color: ${token.color.ink};
  }
  & .rb-rule::before {
    content: '';
    inline-size: 13px;
    block-size: 13px;
    background: currentcolor;
    clip-path: polygon(
      12% 0,
      50% 38%,
      88% 0,
      100% 12%,
      62% 50%,
      100% 88%,
      88% 100%,
      50% 62%,
      12% 100%,
      0 88%,
      38% 50%,
      0 12%
    );
  }
  & .rb-rule[aria-pressed='true'] {
    background: ${token.color.sunken};
  }
  & .rb-rule:focus-visible {
    ${focusRing}
  }
  & .rb-options[data-pictures] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  }
  & .rb-options[data-pictures] .rb-picture {
    margin-block-end: ${token.space[8]};
  }
  & [data-idle] {
    visibility: hidden;
  }
`;
