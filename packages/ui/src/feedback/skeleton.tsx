import { keyframes, styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

const pulse = keyframes`50% { opacity: 0.45; }`;

const Shape = styled.span`
  display: block;
  max-inline-size: 100%;
  border-radius: ${token.radius.control};
  background: ${token.color.line};
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export interface SkeletonProps {
  /** A CSS length. Default: `100%`. */
  width?: string | undefined;
  /** A CSS length. Default: the height of a line of text. */
  height?: string | undefined;
  circle?: boolean | undefined;
}

/** A placeholder in the shape of loading content. Set `aria-busy` on the container; screen readers ignore the skeleton. */
export function Skeleton({ width = '100%', height = '0.9em', circle = false }: SkeletonProps) {
  return (
    <Shape
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, ...(circle ? { borderRadius: '50%' } : {}) }}
    />
  );
}
