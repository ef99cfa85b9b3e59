const rules = new Intl.PluralRules('en');
const counted = (count: number, one: string, other: string) =>
  `${count} ${rules.select(count) === 'one' ? one : other}`;

export const en = {
  title: 'Groups',
  lead: 'Who learns together, and which assistants mark for them. Tasks are set to groups.',
  add: 'Add group',
  edit: 'Edit group',
  search: 'Search groups',
  loadFailed: 'The groups could not be loaded',
  empty: 'No groups yet',
  emptyText: 'Add the first, such as “Evening B1”, and put students into it. Tasks can then be set to it.',
  columns: { name: 'Name', students: 'Students', assistants: 'Assistants', status: 'Status' },
  students: (count: number) => counted(count, 'student', 'students'),
  assistants: (count: number) => counted(count, 'assistant', 'assistants'),
  active: 'Active',
  archived: 'Archived',
  name: 'Name',
  nameRequired: 'Please enter a name',
  description: 'Description',
  descriptionHint: 'Seen by staff only.',
  studentsField: 'Students',
  studentsHint: 'Search by name or email.',
  assistantsField: 'Assistants',
  assistantsHint: 'They see and mark what these students submit.',
  saved: (name: string) => `${name} was saved.`,
  saveFailed: 'The group could not be saved.',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeBody:
    'Its students and assistants stay; only the group goes. A group with tasks is not removed; archive it instead.',
};

export type Messages = typeof en;
