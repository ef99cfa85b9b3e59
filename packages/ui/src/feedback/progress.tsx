import { useId } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';

export interface ProgressProps {
  label: string;
  hideLabel?: boolean | undefined;
  /** From 0 to 1; `null` while it is unknown. */
  value: number | null;
  tone?: 'accent' | 'success' | 'highlight' | 'danger' | undefined;
  /** Text for the value; an empty string shows none. Default: a percentage. */
  valueText?: string | undefined;
}

const Box = styled.div<{ $tone: string }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 6px ${token.space[12]};
  align-items: baseline;
  font-size: ${token.font[14]};
  line-height: 1.4;
  & > output {
    font-variant-numeric: tabular-nums;
    color: ${token.color.inkSoft};
  }
  & > progress {
    grid-column: 1 / -1;
    appearance: none;
    inline-size: 100%;
    block-size: 8px;
    border: 0;
    border-radius: 4px;
    overflow: hidden;
    background: ${token.color.line};
  }
  & > progress::-webkit-progress-bar {
    background: ${token.color.line};
  }
  & > progress::-webkit-progress-value {
    border-radius: 4px;
    background: ${(p) => p.$tone};
    transition: inline-size ${token.motion.slow} ${token.motion.ease};
  }
  & > progress::-moz-progress-bar {
    border-radius: 4px;
    background: ${(p) => p.$tone};
  }
`;

/** A progress bar. */
export function Progress({ label, hideLabel = false, value, tone = 'accent', valueText }: ProgressProps) {
  const { language } = useUi();
  const id = useId();
  const text = valueText ?? (value === null ? '' : value.toLocaleString(language, { style: 'percent' }));
  return (
    <Box $tone={token.color[tone]}>
      {!hideLabel && <label htmlFor={id}>{label}</label>}
      {!hideLabel && text !== '' && <output htmlFor={id}>{text}</output>}
      <progress
        id={id}
        max={1}
        {...(value === null ? {} : { value: Math.min(1, Math.max(0, value)) })}
        aria-label={hideLabel ? label : undefined}
        aria-valuetext={text || undefined}
      />
    </Box>
  );
}
