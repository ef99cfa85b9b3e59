import type { ComponentType } from 'react';
import { lazyPart } from '../lazy-part/lazy-part.ts';
import { QuestionView } from './question-view.tsx';

/** A view that fills the workbench below its bar. It takes what it shows from `useWorkbench`. */
export interface MainView {
  name: string;
  label: { en: string; ar: string };
  component: ComponentType;
}

/** The main views, in the order of the bar; the bar offers them once there are two. All but the one that the workbench begins with are lazy. */
export const mainViews: readonly MainView[] = [
  { name: 'paper', label: { en: 'Paper', ar: 'الورقة' }, component: lazyPart(() => import('../paper/paper-view.tsx')) },
  { name: 'question', label: { en: 'Question', ar: 'السؤال' }, component: QuestionView },
];
