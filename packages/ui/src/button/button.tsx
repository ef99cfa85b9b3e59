import { forwardRef, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { Spinner } from '../feedback/spinner.tsx';
import { mergeRefs } from '../shared/merge-refs.ts';
import { token } from '../theme/tokens.ts';
import { RouteLink } from './route-link.tsx';
import { useRefocusAfterDisabled } from './use-refocus-after-disabled.ts';

type ButtonVariant = 'primary' | 'secondary';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined;
  /** Disables the button and shows a spinner in place of its content; the width stays. */
  loading?: boolean | undefined;
  /** A route. The button is then a link, rendered by the `link` of `UiProvider`. */
  to?: string | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}

const buttonStyle = css<{ $variant: ButtonVariant }>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[8]};
  flex: none;
  block-size: 48px;
  min-inline-size: 120px;
  max-inline-size: 100%;
  padding-inline: ${token.space[24]};
  border: 1px solid transparent;
  border-radius: ${token.radius.control};
  font-size: ${token.font[16]};
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color ${token.motion.fast} ${token.motion.ease},
    border-color ${token.motion.fast} ${token.motion.ease};
  ${(p) =>
    p.$variant === 'primary'
      ? css`
          background: ${token.color.accent};
          color: ${token.color.onAccent};
          &:hover {
            background: ${token.color.accentHover};
            color: ${token.color.onAccent};
          }
          &:active {
            background: ${token.color.accentActive};
          }
        `
      : css`
          background: ${token.color.surface};
          border-color: ${token.color.lineStrong};
          color: ${token.color.ink};
          &:hover {
            background: ${token.color.hover};
            border-color: ${token.color.inkSoft};
            color: ${token.color.ink};
          }
          &:active {
            background: ${token.color.sunken};
          }
        `}
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
  &:disabled:not([aria-busy='true']),
  &[aria-disabled='true']:not([aria-busy='true']) {
    background: ${token.color.sunken};
    border-color: ${token.color.line};
    color: ${token.color.inkFaint};
  }
  & > [data-part='content'] {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    overflow: hidden;
    text-overflow: ellipsis;
    /* Leaves space for the marks above and the descenders below Arabic letters, which the clipping would cut off. */
    line-height: 1.9;
  }
  &[aria-busy='true'] > [data-part='content'] {
    opacity: 0;
  }
  & > [data-part='spinner'] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
  }
  & svg {
    flex: none;
    inline-size: 1.25em;
    block-size: 1.25em;
  }
`;

const NativeButton = styled.button<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;
const LinkButton = styled(RouteLink)<{ $variant: ButtonVariant }>`
  ${buttonStyle}
`;

/**
 * The shared button: 48 px high, at least 120 px wide, primary or secondary, with an optional loading state, optionally a link
 * to a route (spec.md section 2, "Shared button"). It submits a form only with `type="submit"`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'secondary', loading = false, to, icon, children, disabled, type = 'button', ...rest } = props;
  const refocusRef = useRefocusAfterDisabled(loading);
  const content = (
    <>
      <span data-part="content">
        {icon}
        {children}
      </span>
      {loading && (
        <span data-part="spinner">
          <Spinner />
        </span>
      )}
    </>
  );

  if (to !== undefined) {
    const { onClick, className, id, title, 'aria-label': label } = rest;
    return (
      <LinkButton
        to={to}
        disabled={loading || disabled === true}
        aria-busy={loading || undefined}
        $variant={variant}
        {...{ className, id, title, 'aria-label': label }}
        onClick={onClick}
        linkRef={ref}
      >
        {content}
      </LinkButton>
    );
  }
  return (
    <NativeButton
      {...rest}
      type={type}
      ref={mergeRefs(ref, refocusRef)}
      disabled={loading || disabled}
      aria-busy={loading || undefined}
      $variant={variant}
    >
      {content}
    </NativeButton>
  );
});
