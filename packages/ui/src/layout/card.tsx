import type { ElementType, HTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';
import { RouteLink } from '../button/route-link.tsx';
import { token } from '../theme/tokens.ts';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element to render. Default: `div`. */
  as?: ElementType | undefined;
  padding?: 'none' | 'normal' | 'roomy' | undefined;
  children?: ReactNode;
}

const paddings = { none: '0', normal: token.density.gap, roomy: token.space[32] };

const Surface = styled.div<{ $padding: string }>`
  min-inline-size: 0;
  padding: ${(p) => p.$padding};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  @media (max-width: 480px) {
    padding: min(${token.space[16]}, ${(p) => p.$padding});
  }
`;

/** A bordered surface for content that belongs together. */
export function Card({ padding = 'normal', ...rest }: CardProps) {
  return <Surface {...rest} $padding={paddings[padding]} />;
}

export interface CardLinkProps {
  /** A route. */
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

const LinkSurface = styled(RouteLink)`
  display: block;
  min-inline-size: 0;
  padding: ${token.density.gap};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
  color: inherit;
  text-decoration: none;
  transition: border-color ${token.motion.fast} ${token.motion.ease};
  &:hover {
    border-color: ${token.color.accent};
    color: inherit;
  }
  &:active {
    background: ${token.color.hover};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/** A card that is a link as a whole. It must not contain other links or buttons. */
export function CardLink({ to, className, children }: CardLinkProps) {
  return (
    <LinkSurface to={to} className={className}>
      {children}
    </LinkSurface>
  );
}
