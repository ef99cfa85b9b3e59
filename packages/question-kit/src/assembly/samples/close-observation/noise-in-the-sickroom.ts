import { gap, gaps, passage, type SampleQuestion } from '../authoring.ts';

const text = `
Unnecessary noise, or noise that creates an expectation in the mind, is that which hurts a patient. It is rarely
the loudness of the noise, the effect upon the organ of the ear itself, which appears to affect the sick. How
well a patient will generally bear, <em>e. g.</em>, the putting up of a scaffolding close to the house, when he
cannot bear the talking, still less the whispering, especially if it be of a familiar voice, outside his door.

[…] Of one thing you may be certain, that anything which wakes a patient suddenly out of his sleep will
invariably put him into a state of greater excitement, do him more serious, aye, and lasting mischief, than any
continuous noise, however loud.

Never to allow a patient to be waked, intentionally or accidentally, is a <em>sine qua non</em> of all good
nursing. If he is roused out of his first sleep, he is almost certain to have no more sleep. It is a curious but
quite intelligible fact that, if a patient is waked after a few hours’ instead of a few minutes’ sleep, he is
much more likely to sleep again. Because pain, like irritability of brain, perpetuates and intensifies itself.
If you have gained a respite of either in sleep you have gained more than the mere respite. Both the probability
of recurrence and of the same intensity will be diminished; whereas both will be terribly increased by want of
sleep. This is the reason why sleep is so all-important. This is the reason why a patient waked in the early
part of his sleep loses not only his sleep, but his power to sleep. A healthy person who allows himself to sleep
during the day will lose his sleep at night. But it is exactly the reverse with the sick generally; the more
they sleep, the better will they be able to sleep.

I have often been surprised at the thoughtlessness, (resulting in cruelty, quite unintentionally) of friends or
of doctors who will hold a long conversation just in the room or passage adjoining to the room of the patient,
who is either every moment expecting them to come in, or who has just seen them, and knows they are talking
about him. If he is an amiable patient, he will try to occupy his attention elsewhere and not to listen—and this
makes matters worse—for the strain upon his attention and the effort he makes are so great that it is well if he
is not worse for hours after. If it is a whispered conversation in the same room, then it is absolutely cruel;
for it is impossible that the patient’s attention should not be involuntarily strained to hear. Walking on
tip-toe, doing any thing in the room very slowly, are injurious, for exactly the same reasons. A firm light
quick step, a steady quick hand are the desiderata; not the slow, lingering, shuffling foot, the timid,
uncertain touch. Slowness is not gentleness, though it is often mistaken for such: quickness, lightness, and
gentleness are quite compatible.
`;

const rewrite = (sentence: string) =>
  `<p>Complete the second sentence so that it means the same as the first. Write <strong>one word</strong>.</p>
  <p>${sentence}</p>`;

/** Mock paper 2, Reading, part 2. */
export const noiseInTheSickroom = {
  level: 'B2',
  category: 'Mock papers',
  diploma: 'Advanced English, C1',
  content: {
    title: 'Mock paper 2 · Reading 2: Noise in the sickroom',
    type: 'Reading',
    subQuestionType: 'FillInBlanks',
    input: [
      passage({
        id: 'noise-passage',
        heading: 'Noise in the sickroom',
        source: 'Florence Nightingale, Notes on Nursing: What It Is, and What It Is Not (1859), chapter IV, abridged',
        text,
        glossary: {
          scaffolding: 'a frame on which builders stand',
          '<em>sine qua non</em>': 'a thing that cannot be done without',
          respite: 'a short time of relief',
          amiable: 'kind and pleasant',
          desiderata: 'the things that are wanted',
        },
      }),
    ],
    questions: [
      gaps(
        'noise-1',
        'Complete the summary of the first two paragraphs with words from the box. There are more words than gaps.',
        [
          'For the sick, the ',
          gap(['loudness'], 'It is “rarely the loudness of the noise” that affects the sick.'),
          ' of a sound matters less than what it leads them to ',
          gap(['expect'], 'The noise that hurts is noise “that creates an expectation in the mind”.'),
          '. A patient may put up with builders near the house and yet be unable to bear ',
          gap(
            ['whispering'],
            'He can bear the scaffolding, but not “the talking, still less the whispering” outside his door.',
          ),
          ' outside the door. Anything that breaks a patient’s ',
          gap(['sleep'], 'The warning is against anything “which wakes a patient suddenly out of his sleep”.'),
          ' without warning is ',
          gap(['worse'], 'It does “more serious” harm “than any continuous noise, however loud”.'),
          ' than any steady noise, and its effects may be ',
          gap(['lasting'], 'She speaks of “lasting mischief”: harm that stays.'),
          '.',
        ],
        ['hammering', 'forget', 'brief', 'better'],
      ),
      gaps('noise-2', 'Complete the summary of the third paragraph. Write <strong>one word</strong> in each gap.', [
        'Someone who is woken in the first few ',
        gap(['minutes'], '“After a few hours’ instead of a few minutes’ sleep”: the minutes are the dangerous ones.'),
        ' of sleep is almost certain not to sleep again. If they have already slept for some ',
        gap(['hours'], 'A patient woken “after a few hours’” sleep “is much more likely to sleep again”.'),
        ', their chances are better. The reason is that pain makes itself worse if nothing interrupts it, while a rest from it makes it less likely to ',
        gap(
          ['return', 'recur', 'reappear'],
          '“The probability of recurrence … will be diminished”: it is less likely to come again.',
        ),
        '. People in good health who sleep during the day lie awake at ',
        gap(['night'], '“A healthy person who allows himself to sleep during the day will lose his sleep at night.”'),
        '. With the sick it is the other way ',
        gap(
          ['round', 'around', 'about'],
          '“It is exactly the reverse with the sick”: the idiom is “the other way round”.',
        ),
        ': sleep helps them to sleep.',
      ]),
      gaps('noise-3', rewrite('Friends who talk outside the room do not intend to be cruel.'), [
        'Friends who talk outside the room are cruel without ',
        gap(
          ['meaning', 'intending', 'wanting', 'wishing'],
          'After “without” the verb takes -ing. The text says “quite unintentionally”.',
        ),
        ' to be.',
      ]),
      gaps('noise-4', rewrite('When the patient tries not to listen, this makes matters worse.'), [
        'The ',
        gap(
          ['harder', 'more'],
          '“The harder …, the worse …”: two comparatives show that one thing grows with the other.',
        ),
        ' the patient tries not to listen, the worse matters become.',
      ]),
      gaps('noise-5', rewrite('People often think that slowness is the same as gentleness.'), [
        'Slowness is often ',
        gap(
          ['mistaken', 'taken'],
          'The text has “it is often mistaken for such”. One thing is mistaken, or taken, for another.',
        ),
        ' for gentleness.',
      ]),
    ],
  },
} satisfies SampleQuestion;
