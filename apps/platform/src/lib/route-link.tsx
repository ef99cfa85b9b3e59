import type { LinkProps } from '@rubrica/ui';
import { Link } from 'react-router-dom';

/** Renders the links of `@rubrica/ui` with the router, so that they change the page without a reload. */
export function RouteLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
