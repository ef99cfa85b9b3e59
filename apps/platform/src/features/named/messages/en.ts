import type { NamedKind } from '../kinds.ts';

const rules = new Intl.PluralRules('en');

export const en = {
  categories: {
    title: 'Categories',
    lead: 'What questions are about. The order here is the order in every list.',
    add: 'Add category',
    edit: 'Edit category',
    empty: 'No categories yet',
    emptyBody: 'Add the first, such as “Academic reading”. Questions can then be sorted into it.',
    problem: 'The categories could not be loaded',
  },
  levels: {
    title: 'Levels',
    lead: 'How far along students are. The order here is the order in every list.',
    add: 'Add level',
    edit: 'Edit level',
    empty: 'No levels yet',
    emptyBody: 'Add the first, such as “B1”. Students and questions can then be given one.',
    problem: 'The levels could not be loaded',
  },
  diplomas: {
    title: 'Diplomas',
    lead: 'What students prepare for. The order here is the order in every list.',
    add: 'Add diploma',
    edit: 'Edit diploma',
    empty: 'No diplomas yet',
    emptyBody: 'Add the first, such as “IELTS Academic”. Questions can then be kept for it.',
    problem: 'The diplomas could not be loaded',
  },
  name: 'Name',
  nameRequired: 'Please enter a name',
  archived: 'Archived',
  uses: (count: number) => (rules.select(count) === 'one' ? `used ${count} time` : `used ${count} times`),
  unused: 'not used',
  moveUp: (name: string) => `Move ${name} up`,
  moveDown: (name: string) => `Move ${name} down`,
  drag: (name: string) => `Move ${name}: drag, or press the space bar and then the arrow keys`,
  movedTo: (name: string, place: number, total: number) => `${name} is now ${place} of ${total}`,
  moveFailed: 'The new order could not be saved.',
  saveFailed: 'It could not be saved.',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeBody: 'Nothing uses it, so nothing else changes. This cannot be undone.',
  removeUsedTitle: (name: string) => `“${name}” is in use`,
  removeUsedBody: (uses: string) =>
    `It is ${uses}, so it stays. Archive it: it keeps its place and is not offered any more.`,
  removed: (name: string) => `“${name}” was removed.`,
  actionsFor: (name: string) => `Actions for ${name}`,
} satisfies Record<NamedKind, Record<string, string>> & Record<string, unknown>;

export type Messages = typeof en;
