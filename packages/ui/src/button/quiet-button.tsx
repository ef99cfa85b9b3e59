import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { token } from '../theme/tokens.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { RouteLink } from './route-link.tsx';
import { useRefocusAfterDisabled } from './use-refocus-after-disabled.ts';

type QuietTone = 'neutral' | 'accent' | 'danger';

export interface QuietButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  tone?: QuietTone | undefined;
  icon?: ReactNode;
  loading?: boolean | undefined;
  /** State of a toggle button. */
  pressed?: boolean | undefined;
  /** A route. The button is then a link. */
  to?: string | undefined;
}

const textColors = { neutral: token.color.ink, accent: token.color.accent, danger: token.color.danger };
const hoverColors = { neutral: token.color.hover, accent: token.color.accentSoft, danger: token.color.dangerSoft };
const hoverTextColors = { neutral: token.color.ink, accent: token.color.accentInk, danger: token.color.dangerInk };

const buttonStyle = css<{ $tone: QuietTone }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  min-block-size: ${token.density.quiet};
  min-inline-size: 44px;
  padding-inline: 10px;
  border: 0;
  border-radius: ${token.radius.control};
  background: transparent;
  color: ${(p) => textColors[p.$tone]};
  font-size: ${token.font[14]};
  font-weight: 550;
  line-height: 1.3;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${token.motion.fast} ${token.motion.ease};
  &:hover {
    background: ${(p) => hoverColors[p.$tone]};
    color: ${(p) => hoverTextColors[p.$tone]};
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
    cursor: not-allowed;
  }
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
`;

const NativeButton = styled.button<{ $tone: QuietTone }>`
  ${buttonStyle}
`;
const LinkButton = styled(RouteLink)<{ $tone: QuietTone }>`
  ${buttonStyle}
`;

/** A text button without a border, for tables, toolbars and the least important action of a dialog. */
export const QuietButton = forwardRef<HTMLButtonElement, QuietButtonProps>(function QuietButton(props, ref) {
  const { tone = 'neutral', icon, loading = false, pressed, to, children, disabled, type = 'button', ...rest } = props;
  const refocusRef = useRefocusAfterDisabled(loading);
  const leading = loading ? <Spinner label="" /> : icon;
  if (to !== undefined) {
    return (
      <LinkButton to={to} disabled={disabled === true} className={rest.className} linkRef={ref} $tone={tone}>
        {leading}
        {children}
      </LinkButton>
    );
  }
  return (
    <NativeButton
      {...rest}
      type={type}
      ref={mergeRefs(ref, refocusRef)}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      aria-pressed={pressed}
      $tone={tone}
    >
      {leading}
      {children}
    </NativeButton>
  );
});
