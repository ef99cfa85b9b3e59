import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useUi } from '../provider/context.ts';
import { token } from '../theme/tokens.ts';

export interface FilterChipProps {
  /** Whether the filter is on. */
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  /** Number of matching entries. */
  count?: number | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: ${token.density.quiet};
  padding-inline: 12px;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.pill};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: ${token.font[14]};
  line-height: 1.3;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${token.motion.fast} ${token.motion.ease};
  &:hover:not(:disabled) {
    background: ${token.color.hover};
    border-color: ${token.color.inkSoft};
  }
  &[aria-pressed='true'] {
    background: ${token.color.accentSoft};
    border-color: ${token.color.accent};
    color: ${token.color.accentInk};
    font-weight: 550;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled {
    border-color: ${token.color.line};
    color: ${token.color.inkFaint};
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 14px;
    block-size: 14px;
  }
  & > small {
    font-size: ${token.font[13]};
    font-variant-numeric: tabular-nums;
    color: ${token.color.inkSoft};
  }
  &[aria-pressed='true'] > small {
    color: inherit;
  }
`;

/** A toggle button for a filter. */
export function FilterChip({ pressed, onChange, count, disabled, children }: FilterChipProps) {
  const { language } = useUi();
  return (
    <Toggle type="button" aria-pressed={pressed} disabled={disabled} onClick={() => onChange(!pressed)}>
      {pressed && <Check aria-hidden="true" />}
      {children}
      {count !== undefined && <small>{count.toLocaleString(language)}</small>}
    </Toggle>
  );
}
