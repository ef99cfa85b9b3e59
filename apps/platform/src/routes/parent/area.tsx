import { House } from 'lucide-react';
import type { Section } from '../../features/shell/place.ts';
import { Shell } from '../../features/shell/shell.tsx';

const sections: Section[] = [{ places: [{ name: 'children', to: '/parent', icon: House }] }];

export function Component() {
  return <Shell home="/parent" sections={sections} />;
}
