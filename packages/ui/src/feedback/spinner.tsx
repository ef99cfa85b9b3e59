import { keyframes, styled } from 'styled-components';
import { useUi } from '../provider/context.ts';

const turn = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;

export interface SpinnerProps {
  /** What is being waited for, for a screen reader. Empty when the words stand beside it. */
  label?: string | undefined;
}

/** Work is going on. Takes its size and colour from the text around it. */
export function Spinner({ label }: SpinnerProps) {
  const { messages } = useUi();
  const name = label ?? messages.loading;
  return name === '' ? <Ring aria-hidden="true" /> : <Ring role="img" aria-label={name} />;
}
