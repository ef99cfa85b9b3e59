import { ListChecks, TvMinimalPlay } from 'lucide-react';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { Shell } from '../../features/shell/shell.tsx';

export const sections: NavigationSection[] = [
  { items: [{ label: { en: 'Tasks', ar: 'المهام' }, to: '/assistant/tasks', icon: ListChecks }] },
  {
    name: 'later',
    items: [{ label: { en: 'Lectures', ar: 'المحاضرات' }, to: '/assistant/lectures', icon: TvMinimalPlay }],
  },
];

export function Component() {
  return <Shell home="/assistant" sections={sections} />;
}
