import { css } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** Style of the native checkbox and radio. The check mark is a clipped shape, so that it has the colour of the theme. */
export const choiceMark = css`
  appearance: none;
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 20px;
  block-size: 20px;
  margin: 0;
  margin-block-start: calc((1.5em - 20px) / 2);
  border: 1.5px solid ${token.color.lineStrong};
  border-radius: 5px;
  background: ${token.color.surface};
  cursor: inherit;
  transition:
    background-color ${token.motion.fast} ${token.motion.ease},
    border-color ${token.motion.fast} ${token.motion.ease};
  &[type='radio'] {
    border-radius: 50%;
  }
  &:hover:not(:disabled) {
    border-color: ${token.color.accent};
  }
  &:checked,
  &:indeterminate:not([type='radio']) {
    background: ${token.color.accent};
    border-color: ${token.color.accent};
  }
  &::after {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: ${token.color.onAccent};
    scale: 0;
    transition: scale ${token.motion.fast} ${token.motion.ease};
  }
  &[type='checkbox']::after {
    clip-path: polygon(10% 50%, 0% 62%, 36% 92%, 100% 20%, 88% 9%, 34% 70%);
  }
  &[type='checkbox']:indeterminate::after {
    clip-path: inset(42% 8% 42% 8% round 1px);
  }
  &[type='radio']::after {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 50%;
  }
  &:checked::after,
  &:indeterminate:not([type='radio'])::after {
    scale: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
  }
  &:disabled::after {
    background: ${token.color.inkFaint};
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`;
