import { token } from '@rubrica/ui';
import { useRef, type CSSProperties, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { FileRef } from '../schema/fields.ts';
import type { PlayerMark } from './player-props.ts';
import { barCount, wavePath } from './wave-peaks.ts';
import { useWave } from './use-wave.ts';

const Frame = styled.div`
  position: relative;
  block-size: 56px;
  margin: ${token.space[12]} ${token.space[16]} 0;
  border-radius: 4px;

  & > svg {
    position: absolute;
    inset: 8px 0 0;
    inline-size: 100%;
    block-size: calc(100% - 8px);
    fill: ${token.color.lineStrong};
    pointer-events: none;
  }
  & > svg[data-played] {
    fill: ${token.color.accent};
    clip-path: inset(0 calc(100% - var(--rp-played)) 0 0);
  }
  && > input[type='range'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(input:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & > button {
    position: absolute;
    inset-block-start: -6px;
    translate: -50%;
    inline-size: 24px;
    block-size: 24px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  & > button::before {
    content: '';
    display: block;
    inline-size: 12px;
    block-size: 12px;
    margin: 4px auto 0;
    border: 2px solid ${token.color.surface};
    border-radius: 50% 50% 50% 0;
    rotate: -45deg;
    background: ${token.color.violet};
  }
  & > button[data-current]::before {
    background: ${token.color.accent};
  }
  @media (forced-colors: active) {
    & > svg {
      fill: GrayText;
    }
    & > svg[data-played] {
      fill: Highlight;
    }
    & > button::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

interface WaveProps {
  file: FileRef;
  url: string | undefined;
  /** Seconds. */
  time: number;
  length: number | undefined;
  marks: readonly PlayerMark[];
  onMark: ((mark: PlayerMark) => void) | undefined;
  /** The slider, which lies over the wave form. */
  children: ReactNode;
}

const flat = wavePath(Array.from({ length: barCount }, () => 0));

/** The wave form of a recording with the position in it, and marks above it. A flat line until it is decoded. */
export function Wave({ file, url, time, length, marks, onMark, children }: WaveProps) {
  const frame = useRef<HTMLDivElement>(null);
  const peaks = useWave(frame, url, file.size);
  const path = peaks === null ? flat : wavePath(peaks);
  const share = (seconds: number) => (length ? Math.min(1, seconds / length) * 100 : 0);
  const played: CSSProperties & { '--rp-played': string } = { '--rp-played': `${share(time).toFixed(2)}%` };
  return (
    <Frame ref={frame} data-wave={peaks === null ? 'none' : 'drawn'}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={path} />
      </svg>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" data-played="" style={played}>
        <path d={path} />
      </svg>
      {children}
      {marks.map((mark) => (
        // What they do is in the list of the comments too, with their words: here they are for a pointer.
        <button
          key={mark.id}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          title={mark.label}
          data-current={mark.isCurrent || undefined}
          style={{ insetInlineStart: `${share(mark.seconds).toFixed(2)}%` }}
          onClick={() => onMark?.(mark)}
        />
      ))}
    </Frame>
  );
}
