import { token } from '@rubrica/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const radius = 42;
const length = 2 * Math.PI * radius;

const Frame = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;

  & > svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    rotate: -90deg;
  }
  &:dir(rtl) > svg {
    scale: 1 -1;
  }
  & circle {
    fill: none;
    stroke-width: 9;
  }
  & circle:first-child {
    stroke: ${token.color.line};
  }
  & circle:last-child:not(:first-child) {
    stroke-linecap: round;
  }
  & > div {
    display: grid;
    justify-items: center;
    line-height: 1.15;
    text-align: center;
  }
  @media (forced-colors: active) {
    & circle {
      forced-color-adjust: none;
    }
  }
`;

interface RingProps {
  /** From 0 to 1; null for an empty ring with a broken line. */
  value: number | null;
  color: string;
  /** In pixels. */
  size: number;
  /** What it says in words, inside: the ring itself says nothing to a screen reader. */
  children: ReactNode;
}

/** A share as a ring that fills in the direction of reading. */
export function Ring({ value, color, size, children }: RingProps) {
  const share = Math.min(1, Math.max(0, value ?? 0));
  return (
    <Frame style={{ inlineSize: size, blockSize: size }}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r={radius} strokeDasharray={value === null ? '3 6' : undefined} />
        {share > 0 && (
          <circle cx="50" cy="50" r={radius} stroke={color} strokeDasharray={`${share * length} ${length}`} />
        )}
      </svg>
      <div>{children}</div>
    </Frame>
  );
}
