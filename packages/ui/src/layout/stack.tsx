import type { CSSProperties, ElementType, HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token, type Space } from '../theme/tokens.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** Gap in px. Default: 16 in a `Stack`, 12 in a `Cluster`. */
  gap?: Space | undefined;
  align?: CSSProperties['alignItems'];
  /** The element to render. Default: `div`. */
  as?: ElementType | undefined;
}

export interface ClusterProps extends StackProps {
  justify?: CSSProperties['justifyContent'];
  /** Keeps the children on one line. */
  nowrap?: boolean | undefined;
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  min-inline-size: 0;
`;

/** Stacks its children vertically with an equal gap. */
export function Stack({ gap = 16, align, style, ...rest }: StackProps) {
  return <Column {...rest} style={{ gap: token.space[gap], alignItems: align, ...style }} />;
}

/** Places its children in a row that wraps. */
export function Cluster({ gap = 12, align = 'center', justify, nowrap = false, style, ...rest }: ClusterProps) {
  return (
    <Row
      {...rest}
      style={{
        gap: token.space[gap],
        alignItems: align,
        justifyContent: justify,
        ...(nowrap ? { flexWrap: 'nowrap' } : {}),
        ...style,
      }}
    />
  );
}
