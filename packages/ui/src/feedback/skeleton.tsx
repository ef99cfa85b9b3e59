import { keyframes, styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

const breathe = keyframes`50% { opacity: 0.45; }`;

const Bone = styled.span`
  display: block;
  max-inline-size: 100%;
  border-radius: ${token.radius.control};
  background: ${token.color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export interface SkeletonProps {
  /** A CSS length; the whole line unless told. */
  width?: string | undefined;
  /** A CSS length; a line of text unless told. */
  height?: string | undefined;
  circle?: boolean | undefined;
}

/** The grey shape of what is about to come. Say "loading" once on the container (`aria-busy`), not here. */
export function Skeleton({ width = '100%', height = '0.9em', circle = false }: SkeletonProps) {
  return (
    <Bone
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height, ...(circle ? { borderRadius: '50%' } : {}) }}
    />
  );
}
