import { NamedPage } from '../../features/named/named-page.tsx';

export function Component() {
  return <NamedPage kind="levels" />;
}
