import { House } from 'lucide-react';
import { chatTool } from '../../features/chat/chat-tool.tsx';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { Shell } from '../../features/shell/shell.tsx';

export const sections: NavigationSection[] = [
  { items: [{ label: { en: 'Children', ar: 'الأبناء' }, to: '/parent', icon: House }] },
];

export function Component() {
  return <Shell home="/parent" sections={sections} tools={chatTool} />;
}
