import type { LinkProps } from '@rubrica/ui';
import { Link } from 'react-router-dom';

/** Gives ui's links to the router, so that they change the page without loading it anew. */
export function RouteLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
