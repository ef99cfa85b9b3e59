import type { ComponentType } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.ts';
import type { PaneProps } from './pane-props.ts';

/** A pane beside the form, with its tab. */
export interface Pane {
  name: string;
  label: { en: string; ar: string };
  component: ComponentType<PaneProps>;
}

/** The panes beside the form, in the order of their tabs. Each is loaded when its tab is opened. */
export const panes: readonly Pane[] = [
  { name: 'student', label: { en: 'Student', ar: 'الطالب' }, component: lazyPart(() => import('./student-pane.tsx')) },
  { name: 'marker', label: { en: 'Marker', ar: 'المصحح' }, component: lazyPart(() => import('./marker-pane.tsx')) },
  { name: 'review', label: { en: 'Review', ar: 'المراجعة' }, component: lazyPart(() => import('./review-pane.tsx')) },
  {
    name: 'comments',
    label: { en: 'Comments', ar: 'التعليقات' },
    component: lazyPart(() => import('../editorial/comments-pane.tsx')),
  },
  { name: 'check', label: { en: 'Check', ar: 'فحص' }, component: lazyPart(() => import('../quality/check-pane.tsx')) },
  { name: 'try', label: { en: 'Try', ar: 'تجربة' }, component: lazyPart(() => import('../quality/try-pane.tsx')) },
];
