import type { TypeSheet } from './type-sheet.ts';

const keys: TypeSheet['keys'] = [
  ['Tab', 'Through the recorder’s controls, in the order in which they are used.'],
  ['Enter or Space', 'Check the microphone, begin, pause, stop.'],
  ['K, J L, ← →, M, C, F', 'In a player: play; 10 s and 5 s back and forth; mute; captions; whole screen.'],
];
const shared = [
  'Time that is left is shown and said at a few moments only; nothing flashes.',
  'Denied, missing and busy devices are told in words, with the way on.',
  'A recording is kept on the device until the host has it: a reload loses a second at most.',
];
const seconds = [
  'content[].prepSeconds?, answerSeconds?',
  'Time to prepare and to answer; without them a student takes what is needed.',
] as const;
const maxima = [
  ['communicationMark', 'The most for communication, in points.'],
  ['languageKnowledgeMark', 'The most for knowledge of the language.'],
] as const;

export const speakingQa: TypeSheet = {
  name: 'Spoken answers',
  examines:
    'An interview: prompts come one at a time, are read or heard, and are answered aloud. A person marks four components.',
  fields: [
    ['content[].text', 'The prompt; may be empty where it is heard.'],
    ['content[].audio?', 'The prompt, spoken.'],
    seconds,
    ...maxima,
    ['spontaneityFluencyMark', 'The most for spontaneity and fluency.'],
    ['pronunciationIntonationMark', 'The most for pronunciation and intonation.'],
  ],
  keys,
  accessibility: shared,
  good: [
    'Go from the easy to the open question.',
    'Give time to prepare where a student has to think, none where they should react.',
  ],
  bad: ['Ask what can be answered by yes or no.', 'Examine memory: a prompt stays in sight while it is answered.'],
};

export const speakingPhotoDescription: TypeSheet = {
  name: 'Talk about a photo',
  examines:
    'Describing, comparing and guessing aloud. Each photo has a recording of its own; a person marks two components.',
  fields: [
    ['content[].image', 'The photo.'],
    ['content[].alt', 'What it shows, for those who cannot see it.'],
    seconds,
    ...maxima,
  ],
  keys: [...keys, ['Enter', 'On the photo: enlarge it.']],
  accessibility: [...shared, 'The description must be enough to do the task by ear.'],
  good: ['Choose two photos that can be compared.', 'End with a choice and its reason.'],
  bad: ['Set more than two photos in a block: nobody speaks for six minutes.', 'Put text into the photo.'],
};

export const videoSpeaking: TypeSheet = {
  name: 'Answer a video',
  examines:
    'Reacting to somebody who speaks to you: watch the video, then answer by camera or microphone. Comes with a task, not with the authoring form.',
  fields: [
    ['video', 'The video to answer.'],
    ['mark?', 'What it is worth; 1 when absent.'],
    ['answerSeconds?', 'Time to answer.'],
  ],
  keys,
  accessibility: [...shared, 'Give the video captions: without them it cannot be done without hearing.'],
  good: ['Let the speaker ask two or three clear questions.', 'Keep the video under a minute.'],
  bad: ['Demand a camera: a voice is enough for every mark.', 'Hide the questions in small talk.'],
};
