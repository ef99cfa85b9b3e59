import type { Decision } from '../../marking/marks.ts';
import { skillNames } from '../../text/skill-names.ts';

const rules = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const counted = (count: number, one: string, other: string) =>
  `${number.format(count)} ${rules.select(count) === 'one' ? one : other}`;

/** What fields of blocks are called, by their names. */
const fieldNames: Partial<Record<string, string>> = {
  answersCount: 'the number of fields',
  boxOptions: 'the word box',
  distractors: 'the words that fit nowhere',
  markStep: 'the steps in which marks count',
  contentMark: 'the marks for content',
  languageMark: 'the marks for language',
  minWords: 'the minimum number of words',
  maxWords: 'the maximum number of words',
  modelAnswer: 'the model answer',
  communicationMark: 'the marks for communication',
  languageKnowledgeMark: 'the marks for knowledge of the language',
  spontaneityFluencyMark: 'the marks for spontaneity and fluency',
  pronunciationIntonationMark: 'the marks for pronunciation and intonation',
  video: 'the video',
  answerSeconds: 'the time to answer',
};

/** Editor messages in English. */
export const en = {
  editor: 'Question editor',
  number: (value: number) => number.format(value),
  comma: ', ',
  skills: skillNames.en,

  panes: {
    label: 'Parts of the editor',
    outline: 'Outline',
    form: 'Question',
    preview: 'Preview',
    resizeOutline: 'Width of the outline',
    resizePreview: 'Width of the preview',
  },

  bar: {
    label: 'Editing',
    undo: 'Undo',
    redo: 'Redo',
    save: 'Save',
    undone: 'Undone',
    redone: 'Redone',
    nothingToUndo: 'There is nothing to undo',
    nothingToRedo: 'There is nothing to redo',
  },

  details: {
    heading: 'About this question',
    title: 'Title',
    titlePlaceholder: 'A name to find it by',
    skill: 'Skill',
    subType: 'Type of its questions',
    category: 'Category',
    level: 'Level',
    diploma: 'Diploma',
    none: 'None',
  },

  tiles: { heading: 'Choose a type to begin' },

  changeType: {
    title: (type: string) => `Change to ${type}?`,
    skillTitle: (skill: string) => `Change to ${skill}?`,
    lose: 'This will be deleted:',
    keep: 'The rest stays as it is, and you can undo the change.',
    confirm: 'Change',
    loss: (question: number, fields: readonly string[]) =>
      `Question ${number.format(question)}: ${new Intl.ListFormat('en').format(fields)}`,
  },

  fieldNames,

  outline: {
    details: 'About this question',
    stimulus: 'Before the questions',
    questions: 'Questions',
    noStimulus: 'Nothing yet. A passage, picture or recording goes here.',
    noQuestions: 'No questions yet.',
    untitled: 'Not written yet',
    keys: {
      walk: 'go',
      move: 'move',
      add: 'add',
      remove: 'delete',
      next: 'next question',
      pane: 'next pane',
      help: 'this list',
    },
    keysTitle: 'Keys',
    addStimulus: 'Add a text or a file',
    addQuestion: 'Add a question',
    issues: (count: number) => counted(count, 'issue to fix', 'issues to fix'),
    noIssues: 'No issues to fix',
    drag: (name: string) => `Drag ${name} to another position`,
    more: (name: string) => `More for ${name}`,
    moreIssues: (count: number) => `${number.format(count)} more`,
  },

  actions: {
    moveUp: 'Move up',
    moveDown: 'Move down',
    duplicate: 'Duplicate',
    addBelow: 'Add below',
    remove: 'Delete',
    removed: (name: string) => `${name} deleted`,
    undo: 'Undo',
    moved: (name: string, position: number, total: number) =>
      `${name} moved to position ${number.format(position)} of ${number.format(total)}`,
    added: (name: string, position: number) => `${name} added at position ${number.format(position)}`,
    duplicated: (name: string) => `${name} duplicated`,
    question: (position: number) => `Question ${number.format(position)}`,
    stimulus: (position: number) => `Item ${number.format(position)}`,
  },

  drag: {
    role: 'draggable row',
    howTo: 'Press Space to pick up this row, the arrow keys to move it, Space again to drop it, Escape to cancel.',
    picked: (name: string) => `${name} picked up`,
    over: (name: string, position: number) => `${name} is over position ${number.format(position)}`,
    dropped: (name: string, position: number) => `${name} dropped at position ${number.format(position)}`,
    cancelled: (name: string) => `${name} was not moved`,
  },

  add: {
    title: 'Add',
    search: 'Search what to add',
    placeholder: 'Type to search',
    questions: 'Questions',
    input: 'Before the questions',
    none: 'Nothing fits that. Try another word.',
    found: (count: number) => counted(count, 'choice', 'choices'),
    here: (place: number) => `Add here, at position ${number.format(place)}`,
    same: (type: string) => `Add: ${type}`,
    other: 'Something else',
    text: 'Add a text',
  },

  stimulus: {
    kinds: { text: 'Text', image: 'Picture', audio: 'Audio', video: 'Video', pdf: 'PDF' },
    hints: {
      text: 'A passage or instructions',
      image: 'Up to 5 MB, with a description',
      audio: 'A recording, up to 50 MB',
      video: 'A video, up to 500 MB',
      pdf: 'A document, up to 50 MB',
    },
    passage: 'Passage',
    passagePlaceholder: 'Write or paste the text that students read',
    alt: 'Description',
    altHint: 'For students who cannot see the picture. Say what the questions need, not the answer.',
    transcript: 'Transcript',
    transcriptHint: 'Helps markers. Students see it only after release.',
    playLimit: 'How often students may play it',
    noLimit: 'As often as they like',
    captions: 'Captions (WebVTT)',
    file: 'File',
    replace: 'Replace the file',
    failed: (name: string) => `${name} could not be uploaded. Check the connection and choose it again.`,
    notOfKind: {
      image: (name: string) =>
        `${name} holds no picture that can be used: a PNG, JPEG, WEBP, GIF or AVIF. Choose another.`,
      audio: (name: string) =>
        `${name} holds no recording that can be used: MP3, M4A, AAC, WAV, OGG, FLAC or WEBM. Choose another.`,
      video: (name: string) => `${name} holds no video that can be used: MP4, MOV, WEBM or OGG. Choose another.`,
      pdf: (name: string) => `${name} holds no PDF document. Choose another.`,
      captions: (name: string) => `${name} holds no captions: it has to begin with WEBVTT. Choose another.`,
    },
    removeCaptions: 'Remove the captions',
    chooseTitle: {
      image: 'Choose a picture',
      audio: 'Choose a recording',
      video: 'Choose a video',
      pdf: 'Choose a document',
      captions: 'Choose a captions file',
    },
    openPdf: 'Open the document',
    size: (bytes: number) =>
      new Intl.NumberFormat('en', {
        style: 'unit',
        unit: bytes < 1_000_000 ? 'kilobyte' : 'megabyte',
        maximumFractionDigits: bytes < 1_000_000 ? 0 : 1,
      }).format(bytes < 1_000_000 ? bytes / 1000 : bytes / 1_000_000),
  },

  block: {
    rubric: 'Question',
    modelAnswer: 'Model answer',
    modelAnswerHint: 'Shown after release, when the task allows it.',
    autoCorrected: 'Automatic marks are final',
    autoCorrectedHint: 'Off: the automatic marks are proposals that a person confirms.',
    addModelAnswer: 'Add a model answer',
    fromTask: 'This comes with its task: the video, the marks and the time are set there.',
    worth: (points: number) => counted(points, 'mark', 'marks'),
  },

  field: {
    numberFits: (min: number, max: number, halves: boolean) =>
      `From ${number.format(min)} to ${number.format(max)}${halves ? ', halves allowed' : ', whole numbers'}.`,
  },

  format: {
    toolbar: 'Formatting',
    heading: 'Heading',
    bold: 'Bold',
    italic: 'Italic',
    underline: 'Underline',
    strike: 'Strike through',
    highlight: 'Highlight',
    subscript: 'Subscript',
    superscript: 'Superscript',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    quote: 'Quotation',
    link: 'Link',
    plain: 'Remove formatting',
    loading: 'Opening the text field',
    noPictures: 'Pictures were not pasted. Add them as files.',
  },

  link: {
    title: 'Link',
    address: 'Address',
    apply: 'Set the link',
    remove: 'Remove the link',
    refused: 'Give a web address (https://…) or an email address.',
  },

  preview: {
    heading: 'As students see it',
    again: 'Start over',
    emptyTitle: 'Nothing to see yet',
    empty: 'Add a question and it shows here as students will see it.',
    failed: 'The preview cannot show this yet. Fix the issues that the outline lists.',
    notLoaded: 'The preview could not be loaded. Check your connection, then load the page again.',
    note: 'Answers given here are not kept.',
  },

  why: {
    about: 'Students read this beside the answer after release.',
    placeholder: 'Say why it is right, or what misleads about it',
    add: (item: string) => `Explain why: ${item}`,
    edit: (item: string) => `Explanation: ${item}`,
  },

  /** How typed answers are compared. */
  comparison: {
    mark: 'Marks',
    settings: 'How answers are compared',
    compare: 'Compare',
    compareChoices: { text: 'Words', number: 'Numbers' },
    numberHint:
      'Only the value counts: 5, 5.0 and 5,0 are equal. Accept a margin with 5 ± 0.1 (or 5 +- 0.1) and a range with 1..4.',
    case: 'Capital letters',
    caseChoices: { ignore: 'Do not matter', exact: 'Must be right' },
    accents: 'Accents',
    accentChoices: { ignore: 'Do not matter', note: 'Accepted, with a note', exact: 'Must be right' },
    typos: 'Typing slips',
    typoChoices: { '0': 'None accepted', '1': 'One accepted', '2': 'Two accepted' },
    punctuation: 'Punctuation',
    punctuationChoices: { ignore: 'Does not matter', exact: 'Must be right' },
    contractions: 'Contractions count as their long form: don’t = do not',
    summary: (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts),
    parts: {
      number: 'compared as numbers',
      strictCase: 'capitals count',
      accentsIgnored: 'accents ignored',
      strictAccents: 'accents count',
      oneTypo: 'one slip accepted',
      twoTypos: 'two slips accepted',
      strictPunctuation: 'punctuation counts',
      contractions: 'contractions equal',
      usual: 'capitals and punctuation ignored, a missing accent noted',
    },
    tryLabel: 'Try an answer',
    tryPlaceholder: 'As a student might type it',
    decisions: {
      exact: () => 'Accepted: it is the answer.',
      alternative: (answer: string) => `Accepted: it is the alternative “${answer}”.`,
      accent: (answer: string) => `Accepted, and noted: only an accent differs from “${answer}”.`,
      typo: (answer: string) => `Accepted: a typing slip away from “${answer}”.`,
      none: () => 'Not accepted: it matches none of the answers.',
      manual: () => 'A person decides: this gap has no answer yet.',
      partial: () => 'Accepted in part.',
    } satisfies Record<Decision, (answer: string) => string>,
  },

  /** The text of an issue; `message` is its English text. */
  issueText: (_code: string, message: string): string => message,
};

/** Messages with the shape of `T` in another language. */
export type Widened<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { [Key in keyof T]: Widened<T[Key]> };

/** Editor messages in any language. */
export type EditorMessages = Widened<typeof en>;
