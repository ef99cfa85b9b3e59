import { editorMessageSet } from '../../../primitives/editor/messages/message-set.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** A duration in minutes and seconds, since "90 s" is harder to read. */
function timeEn(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return `${number.format(rest)} s`;
  return rest === 0 ? `${number.format(minutes)} min` : `${number.format(minutes)} min ${number.format(rest)} s`;
}

/** Editor messages of the speaking types, in English. */
const speakingEditorEn = {
  promptsRubric: 'Say what the conversation is about',
  photosRubric: 'Say what to do: “Describe the photo, then say …”',
  prompts: 'Prompts',
  photos: 'Photos',
  inOrder: 'Students get them one at a time, in this order.',
  item: {
    prompt: (position: number) => `Prompt ${number.format(position)}`,
    photo: (position: number) => `Photo ${number.format(position)}`,
  },
  promptPlaceholder: 'What the examiner asks',
  noPrompts: 'No prompts yet. Add them one by one, or paste a list.',
  noPhotos: 'No photos yet.',
  noUploads: 'Photos cannot be added here: this page cannot store files.',
  addPrompt: 'Add a prompt',
  addPhoto: 'Add a photo',
  paste: 'Paste a list',
  pasteTitle: 'Make prompts from a list',
  pasteHint: 'One prompt per line; numbers and bullets are taken off.',
  pasteLabel: 'List',
  quickList: 'Prompts, one per line',
  each: 'The same for each',
  pasteMake: (count: number) => (count === 0 ? 'Make prompts' : `Make ${counted(count, 'prompt', 'prompts')}`),
  pasted: (count: number) => `${counted(count, 'prompt', 'prompts')} added`,
  moved: (name: string, position: number, total: number) =>
    `${name} moved to position ${number.format(position)} of ${number.format(total)}`,
  removed: (name: string) => `${name} deleted`,
  addAudio: 'Add a recording of it',
  record: 'Record it now',
  recordTitle: 'Record the prompt',
  recordHint: 'Students hear it as you say it. It is added when it is stored.',
  promptAudio: (name: string) => `${name}, recorded`,
  removeAudio: 'Remove the recording',
  alt: 'Description',
  altHint: 'For those who cannot see the photo: what it shows, not what to say about it.',
  prep: 'Time to prepare',
  answer: 'Time to answer',
  timeOf: (label: string, name: string) => `${label}: ${name}`,
  noTime: 'None',
  freeTime: 'As long as it takes',
  otherTime: 'Another time …',
  seconds: 'Seconds',
  time: timeEn,
  toAll: 'Use these times for all',
  toAllDone: 'All have these times now',
  marks: 'Marks, at most',
  marksTotal: (points: number) => `${counted(points, 'mark', 'marks')} in total`,
  marksHint: 'Halves are allowed. 0 leaves a component out.',
  maxima: {
    communicationMark: 'Communication',
    languageKnowledgeMark: 'Knowledge of the language',
    spontaneityFluencyMark: 'Spontaneity and fluency',
    pronunciationIntonationMark: 'Pronunciation and intonation',
  },
  modelPlaceholder: 'What a strong answer says and how',
};

export const speakingEditorMessages = editorMessageSet('spoken', speakingEditorEn);
