import { X } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { commonMessages } from '../messages/common.ts';
import { useMessages } from '../provider/use-messages.ts';
import { token } from '../theme/tokens.ts';

export type ChipTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'highlight';

export interface ChipProps {
  tone?: ChipTone | undefined;
  icon?: ReactNode;
  /** Makes the chip a button. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  disabled?: boolean | undefined;
  /** Adds a remove button. Its label is made from `children` if that is a string; otherwise set `removeLabel`. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

const tones = {
  neutral: [token.color.sunken, token.color.inkSoft],
  accent: [token.color.accentSoft, token.color.accentInk],
  success: [token.color.successSoft, token.color.successInk],
  warning: [token.color.warningSoft, token.color.warningInk],
  danger: [token.color.dangerSoft, token.color.dangerInk],
  highlight: [token.color.highlightSoft, token.color.highlightInk],
} as const satisfies Record<ChipTone, readonly [string, string]>;

const chipStyle = css<{ $tone: ChipTone }>`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: 1px 9px;
  border: 0;
  border-radius: ${token.radius.pill};
  background: ${(p) => tones[p.$tone][0]};
  color: ${(p) => tones[p.$tone][1]};
  font-size: ${token.font[13]};
  font-weight: 550;
  line-height: 1.4;
  white-space: nowrap;
  & > svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
`;

const Label = styled.span<{ $tone: ChipTone }>`
  ${chipStyle}
  & > button {
    display: grid;
    place-items: center;
    inline-size: 24px;
    block-size: 24px;
    margin-inline-end: -7px;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: transparent;
    color: inherit;
    cursor: pointer;
  }
  & > button > svg {
    inline-size: 13px;
    block-size: 13px;
  }
`;

const ChipButton = styled.button<{ $tone: ChipTone }>`
  ${chipStyle}
  cursor: pointer;
  box-shadow: inset 0 0 0 1px color-mix(in srgb, currentcolor 40%, transparent);
  &:hover:not(:disabled) {
    box-shadow: inset 0 0 0 1px currentcolor;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    min-block-size: 44px;
  }
`;

/** A short status or label. The colour must not carry information that the text does not. */
export function Chip(props: ChipProps) {
  const { tone = 'neutral', icon, onClick, disabled, onRemove, removeLabel, title, className, children } = props;
  const messages = useMessages(commonMessages);
  if (onClick) {
    return (
      <ChipButton type="button" $tone={tone} onClick={onClick} disabled={disabled} title={title} className={className}>
        {icon}
        {children}
      </ChipButton>
    );
  }
  return (
    <Label $tone={tone} title={title} className={className}>
      {icon}
      {children}
      {onRemove && (
        <button
          type="button"
          disabled={disabled}
          aria-label={removeLabel ?? messages.remove(typeof children === 'string' ? children : '')}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </Label>
  );
}
