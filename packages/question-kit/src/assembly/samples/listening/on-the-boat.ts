import { choice, right, spelt, wrong, gaps, type SampleQuestion } from '../authoring.ts';
import { transcriptOf, type RecordingName } from './recordings.ts';

const lengths: Record<RecordingName, { size: number; durationMs: number }> = {
  'island-boat': { size: 254_973, durationMs: 63_687 },
  'harbour-office': { size: 218_715, durationMs: 54_622 },
};

/** A recording of the Listening paper, heard twice as in an exam. */
function heard(name: RecordingName, id: string) {
  return {
    id,
    kind: 'audio' as const,
    file: { id: `sample-${name}`, name: `${name}.mp3`, mime: 'audio/mpeg', ...lengths[name] },
    transcript: transcriptOf(name),
    playLimit: 2,
  };
}

const head = { level: 'B1', category: 'Mock papers', diploma: 'General English, B2' } as const;

/** A guide speaks to the passengers of a boat: what is true of the trip? */
export const tripToTheIsland = {
  ...head,
  content: {
    title: 'Listening: A trip to the island',
    type: 'Listening',
    subQuestionType: 'MCQ',
    input: [heard('island-boat', 'island-recording')],
    questions: [
      choice('island-arrival', 'When should the boat arrive?', [
        wrong('At ten o’clock', 'Ten o’clock is not mentioned; the crossing takes thirty-five minutes.'),
        right('At a quarter past ten', 'The guide expects to arrive at a quarter past ten because the sea is calm.'),
        wrong('At three o’clock', 'Three o’clock is when everybody has to be back on board.'),
      ]),
      choice('island-lamp', 'What changed at the lighthouse in 1988?', [
        wrong('Two families moved in.', 'Two families lived there in earlier times.'),
        wrong('Visitors could climb the tower.', 'The guide does not say since when the tower is open.'),
        right('The lamp began to work on its own.', 'Since 1988 the lamp has worked without a keeper.'),
      ]),
      choice('island-closed', 'Which place cannot be visited this week?', [
        right('The museum shop', 'The guide says that the museum shop is closed this week.'),
        wrong('The tower', 'Visitors may climb its ninety-six steps.'),
        wrong('The café', 'It opens at twelve.'),
      ]),
      choice('island-seals', 'Why should dogs be kept on a lead?', [
        wrong('The path is steep.', 'Nothing is said about how steep it is.'),
        right('There are seals on the north beach.', 'Seals are resting there and should not be disturbed.'),
        wrong('The tide comes in quickly.', 'The tide is the reason why the boat cannot wait.'),
      ]),
    ],
  },
} satisfies SampleQuestion;

/** A telephone call to a harbour office: the clerk's form. */
export const boatForSaturday = {
  ...head,
  content: {
    title: 'Listening: A boat for Saturday',
    type: 'Listening',
    subQuestionType: 'FillInBlanks',
    input: [heard('harbour-office', 'office-recording')],
    questions: [
      gaps('office-form', 'Complete the clerk’s form. Write a word or a number in each gap.', [
        'Boat: the ',
        spelt(['blue'], 'The clerk would take the blue one.'),
        ' one, with room for ',
        spelt(['five', '5'], 'It has room for five.'),
        '.\nDay: ',
        spelt(['Saturday'], 'The caller wants a boat for Saturday.'),
        ', from nine until ',
        spelt(['twelve', '12', '12:00', 'noon'], 'They need it from nine until twelve.'),
        '.\nPrice: ',
        spelt(['54', 'fifty-four', 'fifty four'], 'Three hours at eighteen pounds make fifty-four pounds.'),
        ' pounds, life jackets included.\nName: ',
        spelt(['Marlow'], 'The caller spells it: M, A, R, L, O, W.'),
        '.\nTo bring: a ',
        spelt(['passport'], 'The clerk asks for the passport.'),
        '.',
      ]),
    ],
  },
} satisfies SampleQuestion;
