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
  /** Disables the button and shows a spinner in place of its words; its width stays. */
  loading?: boolean | undefined;
  /** A route: the button is then a link, rendered by `UiProvider`'s `link`. */
  to?: string | undefined;
  /** An icon before the words. */
  icon?: ReactNode;
}

const look = css<{ $variant: ButtonVariant }>`
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
  & > [data-words] {
    display: inline-flex;
    align-items: center;
    gap: ${token.space[8]};
    overflow: hidden;
    text-overflow: ellipsis;
    /* Room for the marks above and the tails below Arabic letters, which the clipping would cut. */
    line-height: 1.9;
  }
  &[aria-busy='true'] > [data-words] {
    opacity: 0;
  }
  & > [data-wait] {
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
  ${look}
`;
const LinkButton = styled(RouteLink)<{ $variant: ButtonVariant }>`
  ${look}
`;

/**
 * The shared button: 48 px high, at least 120 px wide, primary or secondary, optionally loading, optionally a link to a route
 * (spec.md section 2, "Shared button"). It submits a form only with `type="submit"`.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(props, ref) {
  const { variant = 'secondary', loading = false, to, icon, children, disabled, type = 'button', ...rest } = props;
  const keepFocus = useRefocusAfterDisabled(loading);
  const inside = (
    <>
      <span data-words="">
        {icon}
        {children}
      </span>
      {loading && (
        <span data-wait="">
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
        onClick={onClick as never}
        linkRef={ref}
      >
        {inside}
      </LinkButton>
    );
  }
  return (
    <NativeButton
      {...rest}
      type={type}
      ref={mergeRefs(ref, keepFocus)}
      disabled={loading || disabled}
      aria-busy={loading || undefined}
      $variant={variant}
    >
      {inside}
    </NativeButton>
  );
});
