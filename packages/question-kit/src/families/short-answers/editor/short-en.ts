const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const fields = (count: number) => `${number.format(count)} ${rules.select(count) === 'one' ? 'field' : 'fields'}`;

/** Editor messages of short answers and note taking. */
export const shortEditorEn = {
  rubricPlaceholder: 'Say what to do: “Answer each question in no more than three words.”',
  notesPlaceholder: 'Say what to do: “Complete the notes. Write one word in each space.”',
  list: 'Fields',
  notes: 'Notes',
  listHint: 'Put | between answers that are all right.',
  notesHint: '___ is the space to fill in. # begins a title, ## a heading; other lines are notes.',
  field: (position: number) => `Field ${number.format(position)}`,
  prompt: (position: number) => `Prompt of field ${number.format(position)}`,
  promptPlaceholder: 'What is asked here',
  notePlaceholder: 'opens at ___ in summer',
  answers: (position: number) => `Answers of field ${number.format(position)}`,
  answersPlaceholder: 'answer | alternative',
  byPerson: 'No answers: a person marks this field.',
  anyOrder: (others: readonly number[]) =>
    `In any order with ${new Intl.ListFormat('en').format(others.map((one) => number.format(one)))}: every answer counts once.`,
  details: (position: number) => `Points and comparison of field ${number.format(position)}`,
  points: (points: number) => `${number.format(points)} ${rules.select(points) === 'one' ? 'point' : 'points'}`,
  noKey: 'A person decides: this field has no answer yet.',
  toAll: 'Use for all fields',
  toAllDone: 'Every field is compared this way now',
  count: 'Number of fields',
  open: (count: number) => `${fields(count)} without answers at the end, for a person to mark.`,
  add: 'Add a field',
  paste: 'Paste a list',
  pasteTitle: 'Make fields of a list',
  pasteHint:
    'A field per line: prompt = answer | alternative. Answers may also stand in the text: opens at [[nine|9]].',
  pasteNotesHint: 'A note per line: opens at [[nine|9]]. # begins a title, ## a heading.',
  pasteLabel: 'The list',
  pasteMake: (count: number) => (count === 0 ? 'Make fields' : `Make ${fields(count)}`),
  pasted: (count: number) => `${fields(count)} added`,
  removed: (position: number) => `Field ${number.format(position)} deleted`,
  moved: (position: number, total: number) =>
    `Field moved to place ${number.format(position)} of ${number.format(total)}`,
  empty: 'A person marks this as it is. Add prompts and answers one by one, or paste a list.',
};
