const rules = new Intl.PluralRules('en');

export const en = {
  name: 'Name',
  nameRequired: 'Please enter a name',
  archived: 'Archived',
  uses: (count: number) => (rules.select(count) === 'one' ? `used ${count} time` : `used ${count} times`),
  unused: 'not used',
  moveFailed: 'The new order could not be saved.',
  orderChanged: 'The list has changed meanwhile, so the move was not saved. It is shown as it is now.',
  saveFailed: 'The change could not be saved.',
  removeTitle: (name: string) => `Remove “${name}”?`,
  removeBody: 'Nothing uses it, so nothing else changes. This cannot be undone.',
  removeUsedTitle: (name: string) => `“${name}” is in use`,
  removeUsedBody: (uses: string) => `It is ${uses}, so it stays.`,
  archiveInstead: 'Archive it: it keeps its place, but can no longer be chosen.',
  removed: (name: string) => `“${name}” was removed.`,
};

export type Messages = typeof en;
