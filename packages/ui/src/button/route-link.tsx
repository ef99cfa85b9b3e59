import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { useUi } from '../provider/context.ts';

export interface RouteLinkProps {
  to: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
  id?: string | undefined;
  title?: string | undefined;
  'aria-label'?: string | undefined;
  'aria-busy'?: boolean | undefined;
  'aria-current'?: 'page' | 'step' | 'true' | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  linkRef?: Ref<HTMLElement> | undefined;
  children?: ReactNode;
}

/** A link inside the app, rendered by the host's router through `UiProvider`'s `link`. Disabled, it is text that says so. */
export function RouteLink({ to, disabled = false, linkRef, onClick, children, ...rest }: RouteLinkProps) {
  const { link } = useUi();
  // Every link component takes what an anchor takes.
  const Link = link as 'a';
  const ref = linkRef as Ref<HTMLAnchorElement>;
  if (disabled) {
    // Without `href` an anchor is no link: it cannot be followed, and `aria-disabled` tells why.
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
