import { lazy, type ComponentType } from 'react';
import { MissingPart } from './missing-part.tsx';

/**
 * Returns a component that loads when it is first rendered. If it cannot be loaded, because the connection is lost or a new release has
 * other scripts, the workbench stays, and `Missing` stands in its place: by default what says so.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Missing: ComponentType<Props> = MissingPart,
) {
  return lazy(() => load().catch(() => ({ default: Missing })));
}
