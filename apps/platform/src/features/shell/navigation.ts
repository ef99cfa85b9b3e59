import type { Language } from '@rubrica/api-client/contract';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { SectionName } from './messages/en.ts';

/** A link of the navigation. */
export interface NavigationItem {
  label: Readonly<Record<Language, string>>;
  /** A path of the route table. */
  to: string;
  icon: LucideIcon;
  /** How much waits there, after the label; loaded by itself. */
  count?: ComponentType;
  /** Whether the item is current at this very path only, and not at the paths below it. */
  isExact?: boolean;
  /** Whether the bottom bar of a narrow screen shows the item itself, instead of under More. */
  isInBottomBar?: boolean;
}

/** Items that belong together. The first section has no name. */
export interface NavigationSection {
  name?: SectionName;
  items: readonly NavigationItem[];
}
