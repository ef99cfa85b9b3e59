import { lazy, type ComponentType } from 'react';
import type { PaneProps } from './pane-props.ts';

/** A pane beside the form, with its tab. */
export interface Pane {
  name: string;
  label: { en: string; ar: string };
  component: ComponentType<PaneProps>;
}

/** The panes beside the form, in the order of their tabs. Each is loaded when its tab is opened. */
export const panes: readonly Pane[] = [
  { name: 'student', label: { en: 'Student', ar: 'الطالب' }, component: lazy(() => import('./student-pane.tsx')) },
  { name: 'marker', label: { en: 'Marker', ar: 'المصحح' }, component: lazy(() => import('./marker-pane.tsx')) },
  { name: 'review', label: { en: 'Review', ar: 'المراجعة' }, component: lazy(() => import('./review-pane.tsx')) },
  {
    name: 'comments',
    label: { en: 'Comments', ar: 'التعليقات' },
    component: lazy(() => import('../editorial/comments-pane.tsx')),
  },
  { name: 'check', label: { en: 'Check', ar: 'فحص' }, component: lazy(() => import('../quality/check-pane.tsx')) },
  { name: 'try', label: { en: 'Try', ar: 'تجربة' }, component: lazy(() => import('../quality/try-pane.tsx')) },
];
