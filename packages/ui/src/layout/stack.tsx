import type { CSSProperties, ElementType, HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { token, type Space } from '../theme/tokens.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  gap?: Space | undefined;
  align?: CSSProperties['alignItems'];
  as?: ElementType | undefined;
}

export interface ClusterProps extends StackProps {
  justify?: CSSProperties['justifyContent'];
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

/** Things below one another, the same space between them (16 unless told). */
export function Stack({ gap = 16, align, style, ...rest }: StackProps) {
  return <Column {...rest} style={{ gap: token.space[gap], alignItems: align, ...style }} />;
}

/** Things beside one another, on further lines when there is no room. */
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
