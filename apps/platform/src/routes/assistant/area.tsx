import { ListChecks, TvMinimalPlay } from 'lucide-react';
import type { Section } from '../../features/shell/place.ts';
import { Shell } from '../../features/shell/shell.tsx';

const sections: Section[] = [
  { places: [{ name: 'tasks', to: '/assistant/tasks', icon: ListChecks }] },
  { name: 'later', places: [{ name: 'lectures', to: '/assistant/lectures', icon: TvMinimalPlay }] },
];

export function Component() {
  return <Shell home="/assistant" sections={sections} />;
}
