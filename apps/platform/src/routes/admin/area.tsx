import {
  BookOpen,
  CalendarDays,
  CircleHelp,
  Clapperboard,
  GraduationCap,
  LayoutDashboard,
  ListChecks,
  MessageSquare,
  Signal,
  Tags,
  UserRound,
  UsersRound,
  Video,
} from 'lucide-react';
import type { NavigationSection } from '../../features/shell/navigation.ts';
import { Shell } from '../../features/shell/shell.tsx';

export const sections: NavigationSection[] = [
  {
    items: [
      {
        label: { en: 'Dashboard', ar: 'لوحة التحكم' },
        to: '/admin/dashboard',
        icon: LayoutDashboard,
        isInBottomBar: true,
      },
    ],
  },
  {
    name: 'teaching',
    items: [
      { label: { en: 'Tasks', ar: 'المهام' }, to: '/admin/tasks', icon: ListChecks, isInBottomBar: true },
      { label: { en: 'Questions', ar: 'الأسئلة' }, to: '/admin/questions', icon: CircleHelp, isInBottomBar: true },
    ],
  },
  {
    name: 'people',
    items: [
      { label: { en: 'Users', ar: 'المستخدمون' }, to: '/admin/users', icon: UserRound, isInBottomBar: true },
      { label: { en: 'Groups', ar: 'المجموعات' }, to: '/admin/groups', icon: UsersRound },
    ],
  },
  {
    name: 'content',
    items: [
      { label: { en: 'Categories', ar: 'الفئات' }, to: '/admin/categories', icon: Tags },
      { label: { en: 'Levels', ar: 'المستويات' }, to: '/admin/levels', icon: Signal },
      { label: { en: 'Diplomas', ar: 'الشهادات' }, to: '/admin/diplomas', icon: GraduationCap },
    ],
  },
  {
    name: 'later',
    items: [
      { label: { en: 'Videos', ar: 'الفيديوهات' }, to: '/admin/videos', icon: Video },
      { label: { en: 'Lecture questions', ar: 'أسئلة المحاضرات' }, to: '/admin/lecture-questions', icon: Clapperboard },
      { label: { en: 'PDFs', ar: 'ملفات PDF' }, to: '/admin/pdfs', icon: BookOpen },
      { label: { en: 'Meetings', ar: 'الاجتماعات' }, to: '/admin/meetings', icon: CalendarDays },
      { label: { en: 'Messages', ar: 'الرسائل' }, to: '/admin/messages', icon: MessageSquare },
    ],
  },
];

export function Component() {
  return <Shell home="/admin/dashboard" sections={sections} />;
}
