import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useUi } from '../provider/context.ts';
import { mergeRefs } from '../shared/merge-refs.ts';

export interface RouteLinkProps {
  /** The route. */
  to: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-busy'?: boolean | undefined;
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  linkRef?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** A link inside the app, rendered by the `link` of `UiProvider`. When disabled, it is announced as a disabled link. */
export function RouteLink({ to, disabled = false, linkRef, onClick, children, ...rest }: RouteLinkProps) {
  const { link: Link } = useUi();
  // A ref to any element, as the type of an anchor's ref.
  const ref = linkRef && mergeRefs<HTMLElement>(linkRef);
  if (disabled) {
    // An anchor without `href` cannot be followed, and `aria-disabled` says why.
    return (
      <a {...rest} role="link" aria-disabled="true" tabIndex={0} ref={ref}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} href={to} onClick={onClick} ref={ref}>
      {children}
    </Link>
  );
}
