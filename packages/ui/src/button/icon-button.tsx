import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { token } from '../theme/tokens.ts';
import { RouteLink } from './route-link.tsx';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> {
  /** The accessible name, also shown as the tooltip. */
  label: string;
  icon: ReactNode;
  tone?: 'neutral' | 'danger' | undefined;
  /** State of a toggle button. */
  pressed?: boolean | undefined;
  loading?: boolean | undefined;
  /** A route. The button is then a link. */
  to?: string | undefined;
  /** A keyboard shortcut to show in the tooltip. */
  shortcut?: string | undefined;
  /** Shows no tooltip, for a button whose purpose is already visible beside it. */
  hideTooltip?: boolean | undefined;
}

const buttonStyle = css<{ $tone: 'neutral' | 'danger' }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${token.density.control};
  block-size: ${token.density.control};
  padding: 0;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${token.color.inkSoft};
  cursor: pointer;
  transition: background-color ${token.motion.fast} ${token.motion.ease};
  &:hover {
    background: ${(p) => (p.$tone === 'danger' ? token.color.dangerSoft : token.color.hover)};
    color: ${(p) => (p.$tone === 'danger' ? token.color.dangerInk : token.color.ink)};
  }
  &[aria-pressed='true'] {
    /* Seen in forced colours, where the others are gone. */
    outline: 2px solid transparent;
    background: ${token.color.accentSoft};
    color: ${token.color.accentInk};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    background: transparent;
    color: ${token.color.inkFaint};
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > svg {
    inline-size: 20px;
    block-size: 20px;
  }
`;

const NativeButton = styled.button<{ $tone: 'neutral' | 'danger' }>`
  ${buttonStyle}
`;
const LinkButton = styled(RouteLink)<{ $tone: 'neutral' | 'danger' }>`
  ${buttonStyle}
`;

/** A button with an icon and no visible text. The label is required and shown as a tooltip. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(props, ref) {
  const {
    label,
    icon,
    tone = 'neutral',
    pressed,
    loading = false,
    to,
    shortcut,
    hideTooltip = false,
    disabled,
    ...rest
  } = props;
  const button =
    to === undefined ? (
      <NativeButton
        type="button"
        {...rest}
        ref={ref}
        aria-label={label}
        aria-pressed={pressed}
        aria-busy={loading || undefined}
        disabled={disabled || loading}
        $tone={tone}
      >
        {loading ? <Spinner label="" /> : icon}
      </NativeButton>
    ) : (
      <LinkButton to={to} aria-label={label} disabled={disabled === true} linkRef={ref} $tone={tone}>
        {icon}
      </LinkButton>
    );
  return hideTooltip ? (
    button
  ) : (
    <Tooltip text={label} shortcut={shortcut} isLabel>
      {button}
    </Tooltip>
  );
});
