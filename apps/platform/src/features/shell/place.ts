import type { LucideIcon } from 'lucide-react';
import type { PlaceName, SectionName } from './messages/en.ts';

/** Somewhere the navigation leads. */
export interface Place {
  name: PlaceName;
  /** A route. */
  to: string;
  icon: LucideIcon;
  /** Only this very path counts as being there. */
  exact?: boolean;
  /** Among those the bottom bar of a narrow screen shows; the rest stand under More. */
  main?: boolean;
}

/** Places that belong together; without a name they stand first. */
export interface Section {
  name?: SectionName;
  places: readonly Place[];
}
