import { keyframes, styled } from 'styled-components';
import { commonMessages } from '../messages/common.ts';
import { useMessages } from '../provider/use-messages.ts';

const rotate = keyframes`to { rotate: 1turn; }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  border: 2px solid currentcolor;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${rotate} 700ms linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;

export interface SpinnerProps {
  /** Accessible name. An empty string hides the spinner from screen readers, where a text beside it says the same. */
  label?: string | undefined;
}

/** A loading indicator in the size and colour of the text around it. */
export function Spinner({ label }: SpinnerProps) {
  const messages = useMessages(commonMessages);
  const name = label ?? messages.loading;
  return name === '' ? <Ring aria-hidden="true" /> : <Ring role="img" aria-label={name} />;
}
