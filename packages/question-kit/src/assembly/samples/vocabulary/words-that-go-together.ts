import { choice, right, wrong, type SampleQuestion } from '../authoring.ts';

/** Vocabulary practice by choice: collocations and phrasal verbs of travel. */
export const wordsThatGoTogether = {
  level: 'B1',
  category: 'Vocabulary',
  diploma: '',
  content: {
    title: 'Vocabulary: Words that go together',
    type: 'Vocab',
    subQuestionType: 'MCQ',
    input: [],
    questions: [
      choice(
        'together-1',
        'Which word completes the sentence? <em>We … off before sunrise so as to cross the pass in daylight.</em>',
        [
          wrong('made', '“Make off” means to run away, usually with something stolen.'),
          wrong('put', '“Put off” means to delay, and needs an object: “We put off our journey.”'),
          right('set', '“Set off” means to begin a journey.'),
          wrong('turned', '“Turn off” means to leave a road or to stop a machine.'),
        ],
      ),
      choice(
        'together-2',
        'Which word completes the sentence? <em>The path was so … that we had to walk one behind the other.</em>',
        [
          wrong('thin', 'A thin line or a thin person, but a path or street that is not wide is narrow.'),
          right('narrow', '“Narrow” is the opposite of “wide”, and is used of paths, streets and rivers.'),
          wrong('slight', '“Slight” means small in degree: a slight cold, a slight change.'),
          wrong('slim', '“Slim” is used of people and of books, not of ways.'),
        ],
      ),
      choice(
        'together-3',
        'Which word completes the sentence? <em>“Nobody leaves the ship,” said the captain in a … voice.</em>',
        [
          right('firm', 'A firm voice is steady and leaves no doubt. The two words often go together.'),
          wrong('solid', '“Solid” is used of things that are not liquid or hollow, and of proof.'),
          wrong('stiff', 'A neck or a collar may be stiff, or a polite manner; a voice is not.'),
          wrong('tight', 'A tight voice would be one that is strained by fear, which does not fit an order.'),
        ],
      ),
      choice(
        'together-4',
        'Which word is closest in meaning to <em>faint</em> in the sentence <em>I woke because I heard a faint noise</em>?',
        [
          wrong('strange', 'A faint noise may be strange, but the word says how loud it is.'),
          wrong('sudden', '“Sudden” says how a noise begins, not how loud it is.'),
          wrong('distant', 'A distant noise is often faint, but a faint one may be in the same room.'),
          right('slight', 'A faint noise is a slight one: it can hardly be heard.'),
        ],
      ),
      choice('together-5', 'Which verbs can go before <em>a risk</em>? Choose <strong>two</strong> answers.', [
        right('run', '“To run a risk” is to be in danger of something: “You run the risk of losing it.”'),
        wrong('do', '“Do” goes with work and tasks: do an exercise, do the washing-up.'),
        wrong('make', '“Make” goes with plans, mistakes and decisions, not with risks.'),
        right('take', '“To take a risk” is to do something although it may go wrong.'),
        wrong('go', '“Go” takes no such object.'),
      ]),
      choice('together-6', 'Which words are used to describe rain? Choose <strong>two</strong> answers.', [
        wrong('strong', 'A wind or a current is strong; rain that falls fast is heavy.'),
        right('heavy', '“Heavy rain” is the usual expression for a great deal of it.'),
        wrong('thick', 'Fog and smoke are thick.'),
        wrong('high', 'Seas, tides and winds may be high.'),
        right('driving', '“Driving rain” is rain that the wind blows hard against you.'),
      ]),
    ],
  },
} satisfies SampleQuestion;
