import type { BlockType } from '../../../types/question-types.ts';
import type { AllEditorMessages } from '../messages/all-editor-messages.ts';

/** A press, a file or a field that is filled: what an author does to get from an empty question to one without issues. */
export type AuthoringStep = { says: string } & (
  | { press: (m: AllEditorMessages) => string | RegExp }
  | { choose: (m: AllEditorMessages) => string; file: string; type: string }
  | { write: (m: AllEditorMessages) => string | RegExp; text: string }
  | { set: (m: AllEditorMessages) => string; number: number }
);

/** The way to one finished question of a type. */
export interface AuthoringPath {
  /** The path's name in the table; also that of its story. */
  name: string;
  type: BlockType;
  /** The most steps that the path may take. */
  limit: number;
  steps: readonly AuthoringStep[];
}

const begin = (type: BlockType): AuthoringStep => ({
  says: 'Press its tile',
  press: (m) => new RegExp(`^${m.typeNames[type]}`, 'u'),
});
const title: AuthoringStep = { says: 'Title', write: (m) => m.details.title, text: 'Tides' };
const rubric = (text: string): AuthoringStep => ({ says: 'Question', write: (m) => m.block.rubric, text });
const addText: AuthoringStep = { says: 'Press Add a text', press: (m) => m.add.text };
const passage: AuthoringStep = {
  says: 'Passage',
  write: (m) => m.stimulus.passage,
  text: 'The moon draws the sea, and twice a day it comes back.',
};
const options: AuthoringStep = {
  says: 'Options, one per line',
  write: (m) => m.mcq.quickList,
  text: '* The moon\nThe wind\nThe ships',
};
const points: readonly AuthoringStep[] = [
  { says: 'Marks for content', set: (m) => m.writing.contentMark, number: 6 },
  { says: 'Marks for language', set: (m) => m.writing.languageMark, number: 4 },
];
const photo: AuthoringStep = {
  says: 'Choose a file',
  choose: (m) => m.stimulus.chooseTitle.image,
  file: 'harbour.gif',
  type: 'image/gif',
};
const described = (label: (m: AllEditorMessages) => string): AuthoringStep => ({
  says: 'Description of the photo',
  write: (m) => new RegExp(`^${label(m)}`, 'u'),
  text: 'Boats in a harbour at low tide',
});
const essayTask = 'Write to a friend about a day by the sea.';

/** The paths whose steps are counted. */
export const authoringPaths: readonly AuthoringPath[] = [
  {
    name: 'Multiple choice',
    type: 'MCQ',
    limit: 5,
    steps: [begin('MCQ'), rubric('What draws the sea?'), options, title],
  },
  {
    name: 'Multiple choice with a passage',
    type: 'MCQ',
    limit: 7,
    steps: [begin('MCQ'), rubric('What draws the sea?'), options, addText, passage, title],
  },
  {
    name: 'Fill in the blanks',
    type: 'FillInBlanks',
    limit: 5,
    steps: [
      begin('FillInBlanks'),
      rubric('Complete the text.'),
      { says: 'Text with gaps', write: (m) => m.gaps.text, text: 'The [[moon]] draws the [[sea]].' },
      title,
    ],
  },
  {
    name: 'Short answers',
    type: 'ShortAnswers',
    limit: 6,
    steps: [
      begin('ShortAnswers'),
      rubric('Answer in one word.'),
      { says: 'Press Paste a list', press: (m) => m.short.paste },
      { says: 'Fields, one per line', write: (m) => m.short.pasteLabel, text: 'What draws the sea? = moon' },
      { says: 'Press Make fields', press: (m) => m.short.pasteMake(1) },
      title,
    ],
  },
  {
    name: 'Note taking',
    type: 'NoteTaking',
    limit: 6,
    steps: [
      begin('NoteTaking'),
      rubric('Complete the notes.'),
      { says: 'Press Paste a list', press: (m) => m.short.paste },
      { says: 'Lines, one per line', write: (m) => m.short.pasteLabel, text: 'What draws the sea: = moon' },
      { says: 'Press Make fields', press: (m) => m.short.pasteMake(1) },
      title,
    ],
  },
  {
    name: 'Matching',
    type: 'Matching',
    limit: 6,
    steps: [
      begin('Matching'),
      rubric('Match each word with its meaning.'),
      { says: 'Press Paste a list', press: (m) => m.matching.paste },
      {
        says: 'Pairs, one per line',
        write: (m) => m.matching.pasteLabel,
        text: 'tide = rise of the sea\nmoon = its cause',
      },
      { says: 'Press Make pairs', press: (m) => m.matching.pasteMake(2, 0) },
      title,
    ],
  },
  {
    name: 'Essay',
    type: 'WritingEssays',
    limit: 6,
    steps: [begin('WritingEssays'), rubric(essayTask), ...points, title],
  },
  {
    name: 'Summary',
    type: 'WritingSummaries',
    limit: 7,
    steps: [
      begin('WritingSummaries'),
      { says: 'Press Write the source text', press: (m) => m.writingSource.addText },
      passage,
      rubric('Summarise the text in your own words.'),
      ...points,
      title,
    ],
  },
  {
    name: 'Describe a photo',
    type: 'WritingPhotoDescription',
    limit: 8,
    steps: [
      begin('WritingPhotoDescription'),
      { says: 'Press Add the photo', press: (m) => m.writingSource.addImage },
      photo,
      described((m) => m.stimulus.alt),
      rubric('Describe the photo.'),
      ...points,
      title,
    ],
  },
  {
    name: 'Spoken answers',
    type: 'SpeakingQA',
    limit: 8,
    steps: [
      begin('SpeakingQA'),
      rubric('You will talk about the sea.'),
      { says: 'Prompts, one per line', write: (m) => m.spoken.quickList, text: 'Do you live near the sea?\nWhy?' },
      { says: 'Marks for each component', set: (m) => m.spoken.each, number: 5 },
      title,
    ],
  },
  {
    name: 'Talk about a photo',
    type: 'SpeakingPhotoDescription',
    limit: 7,
    steps: [
      begin('SpeakingPhotoDescription'),
      rubric('Describe the photo.'),
      { says: 'Press Add a photo', press: (m) => m.spoken.addPhoto },
      photo,
      described((m) => m.spoken.alt),
      { says: 'Marks for each component', set: (m) => m.spoken.each, number: 5 },
      title,
    ],
  },
  {
    name: 'Vocabulary',
    type: 'Vocab',
    limit: 3,
    steps: [
      begin('Vocab'),
      { says: 'Words or passage', write: (m) => m.vocab.rubric, text: 'tide, moon, harbour' },
      title,
    ],
  },
];

/** The table of the documentation. */
export function stepsTable(): string {
  const rows = authoringPaths.map(
    ({ name, steps, limit }) =>
      `| ${name} | ${steps.length} | ${limit} | ${steps.map(({ says }) => says).join(' · ')} |`,
  );
  return ['| Question | Steps | At most | What they are |', '|---|---|---|---|', ...rows].join('\n');
}
