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
import type { Section } from '../../features/shell/place.ts';
import { Shell } from '../../features/shell/shell.tsx';

const sections: Section[] = [
  { places: [{ name: 'dashboard', to: '/admin/dashboard', icon: LayoutDashboard, main: true }] },
  {
    name: 'teaching',
    places: [
      { name: 'tasks', to: '/admin/tasks', icon: ListChecks, main: true },
      { name: 'questions', to: '/admin/questions', icon: CircleHelp, main: true },
    ],
  },
  {
    name: 'people',
    places: [
      { name: 'users', to: '/admin/users', icon: UserRound, main: true },
      { name: 'groups', to: '/admin/groups', icon: UsersRound },
    ],
  },
  {
    name: 'content',
    places: [
      { name: 'categories', to: '/admin/categories', icon: Tags },
      { name: 'levels', to: '/admin/levels', icon: Signal },
      { name: 'diplomas', to: '/admin/diplomas', icon: GraduationCap },
    ],
  },
  {
    name: 'later',
    places: [
      { name: 'videos', to: '/admin/videos', icon: Video },
      { name: 'lectureQuestions', to: '/admin/lecture-questions', icon: Clapperboard },
      { name: 'pdfs', to: '/admin/pdfs', icon: BookOpen },
      { name: 'meetings', to: '/admin/meetings', icon: CalendarDays },
      { name: 'messages', to: '/admin/messages', icon: MessageSquare },
    ],
  },
];

export function Component() {
  return <Shell home="/admin/dashboard" sections={sections} />;
}
