import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token, type FontSize } from '../theme/tokens.ts';

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Level in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** Font size in px. Default: follows the level. */
  size?: FontSize | undefined;
}

const sizes = { 1: 28, 2: 22, 3: 18, 4: 16 } as const;

const Text = styled.h2<{ $size: FontSize }>`
  font-size: ${(p) => token.font[p.$size]};
  font-weight: 650;
  line-height: 1.25;
  letter-spacing: ${(p) => (p.$size >= 22 ? '-0.015em' : '-0.005em')};
  text-wrap: balance;
  /* Arabic letters are joined; letter spacing would separate them. */
  &:lang(ar) {
    line-height: 1.45;
    letter-spacing: 0;
  }
`;

/** A heading whose level (for the outline) and size (for the layout) are independent. */
export function Heading({ level, size = sizes[level], ...rest }: HeadingProps) {
  return <Text {...rest} as={`h${level}`} $size={size} />;
}
