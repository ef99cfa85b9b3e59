import type { MessageSet } from './message-set.ts';

const en = {
  resizePanes: 'Resize the panes',
  firstPane: 'First pane',
  secondPane: 'Second pane',
};

/** Messages of the split pane. */
export type LayoutMessages = typeof en;

const ar: LayoutMessages = {
  resizePanes: 'تغيير عرض اللوحين',
  firstPane: 'اللوح الأول',
  secondPane: 'اللوح الثاني',
};

/** Messages of the split pane, by language. */
export const layoutMessages: MessageSet<LayoutMessages> = { en, ar };
