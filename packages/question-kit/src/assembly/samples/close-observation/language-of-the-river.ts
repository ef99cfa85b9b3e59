import { choice, passage, right, wrong, type SampleQuestion } from '../authoring.ts';

const text = `
The face of the water, in time, became a wonderful book—a book that was a dead language to the uneducated
passenger, but which told its mind to me without reserve, delivering its most cherished secrets as clearly as if
it uttered them with a voice. And it was not a book to be read once and thrown aside, for it had a new story to
tell every day. […] In truth, the passenger who could not read this book saw nothing but all manner of pretty
pictures in it painted by the sun and shaded by the clouds, whereas to the trained eye these were not pictures
at all, but the grimmest and most dead-earnest of reading-matter.

Now when I had mastered the language of this water and had come to know every trifling feature that bordered the
great river as familiarly as I knew the letters of the alphabet, I had made a valuable acquisition. But I had
lost something, too. I had lost something which could never be restored to me while I lived. All the grace, the
beauty, the poetry had gone out of the majestic river! I still keep in mind a certain wonderful sunset which I
witnessed when steamboating was new to me. A broad expanse of the river was turned to blood; in the middle
distance the red hue brightened into gold, through which a solitary log came floating, black and conspicuous; in
one place a long, slanting mark lay sparkling upon the water […].

I stood like one bewitched. I drank it in, in a speechless rapture. The world was new to me, and I had never
seen anything like this at home. But as I have said, a day came when I began to cease from noting the glories
and the charms which the moon and the sun and the twilight wrought upon the river’s face; another day came when
I ceased altogether to note them. Then, if that sunset scene had been repeated, I should have looked upon it
without rapture, and should have commented upon it, inwardly, after this fashion: This sun means that we are
going to have wind to-morrow; that floating log means that the river is rising, small thanks to it; that
slanting mark on the water refers to a bluff reef which is going to kill somebody’s steamboat one of these
nights, if it keeps on stretching out like that […].

No, the romance and the beauty were all gone from the river. All the value any feature of it had for me now was
the amount of usefulness it could furnish toward compassing the safe piloting of a steamboat. Since those days,
I have pitied doctors from my heart. What does the lovely flush in a beauty’s cheek mean to a doctor but a
‘break’ that ripples above some deadly disease. Are not all her visible charms sown thick with what are to him
the signs and symbols of hidden decay? Does he ever see her beauty at all, or doesn’t he simply view her
professionally, and comment upon her unwholesome condition all to himself? And doesn’t he sometimes wonder
whether he has gained most or lost most by learning his trade?
`;

/** Mock paper 2, Reading, part 3. */
export const languageOfTheRiver = {
  level: 'C1',
  category: 'Mock papers',
  diploma: 'Advanced English, C1',
  content: {
    title: 'Mock paper 2 · Reading 3: The language of the river',
    type: 'Reading',
    subQuestionType: 'MCQ',
    input: [
      passage({
        id: 'river-passage',
        heading: 'The language of the river',
        source: 'Mark Twain, Life on the Mississippi (1883), chapter IX, abridged',
        text,
        glossary: {
          'without reserve': 'openly, holding nothing back',
          acquisition: 'something that one has gained',
          'small thanks to it': 'here: which is no pleasure',
          'bluff reef': 'a steep bank of sand under the water',
          compassing: 'achieving',
          break: 'a line on the water where something lies under the surface',
        },
      }),
    ],
    questions: [
      choice(
        'river-1',
        'What does the writer mean when he calls the river “a dead language to the uneducated passenger”?',
        [
          right(
            'Its signs were plain to see but said nothing to most people.',
            'The same surface “told its mind” to the pilot: what the passenger lacked was the ability to read it.',
          ),
          wrong(
            'Its dangers had been described in books that few people read.',
            'The river itself is the book; no printed works are meant.',
          ),
          wrong(
            'The words that pilots used were no longer generally understood.',
            'The “language” is the look of the water, not the pilots’ way of speaking.',
          ),
          wrong(
            'Those who travelled on it were unwilling to learn from the crew.',
            'The passenger is untrained, and is not blamed for being unwilling.',
          ),
        ],
      ),
      choice(
        'river-2',
        'By saying that it was “not a book to be read once and thrown aside” the writer stresses that',
        [
          wrong(
            'passengers enjoyed the journey more when they repeated it.',
            'He speaks of the pilot’s reading; passengers see only “pretty pictures”.',
          ),
          wrong(
            'pilots had to write down what they had seen on every trip.',
            'Reading is the image here; writing does not come into it.',
          ),
          right(
            'a pilot could never regard his knowledge as complete.',
            'The river “had a new story to tell every day”, so it had to be read again and again.',
          ),
          wrong(
            'a pilot’s skill was worth more than anything in print.',
            'He praises the river as a book, but does not weigh the skill against printed books.',
          ),
        ],
      ),
      choice('river-3', 'How did the passenger and the pilot differ in what they saw?', [
        wrong(
          'While one was watching the sky, the other was watching the water.',
          'Both look at the same surface, “painted by the sun and shaded by the clouds”.',
        ),
        right(
          'Where one saw something decorative, the other saw a warning.',
          'The “pretty pictures” of the one are “the grimmest and most dead-earnest of reading-matter” to the other.',
        ),
        wrong(
          'What one found exciting, the other found merely tiresome.',
          'The pilot is never bored: his reading is grim and serious, not dull.',
        ),
        wrong(
          'When one was frightened, the other was able to stay calm.',
          'The passenger is charmed and suspects no danger.',
        ),
      ]),
      choice('river-4', 'Why does the writer describe the sunset in such detail?', [
        wrong(
          'to prove that his memory of the river is an exact one',
          'He does remember it well, but he tells it to measure a loss, not to show his memory.',
        ),
        wrong(
          'to show that he could already read what the river told him',
          'He saw it “when steamboating was new to me”, before he could read the signs.',
        ),
        wrong(
          'to explain what first made him wish to become a pilot',
          'He was already on the boats; his reasons for going there are not given.',
        ),
        right(
          'to let the reader feel the kind of pleasure he later lost',
          'It follows “I had lost something, too”, and stands for “the grace, the beauty, the poetry” that went.',
        ),
      ]),
      choice(
        'river-5',
        'Which changes in his way of seeing does the writer describe? Choose <strong>two</strong> answers.',
        [
          wrong(
            'The colour of the sun came to promise quiet weather.',
            'It came to mean wind: “This sun means that we are going to have wind to-morrow.”',
          ),
          right(
            'A log that had pleased his eye told him that the water was rising.',
            'First it came floating “black and conspicuous”; later “that floating log means that the river is rising”.',
          ),
          wrong(
            'A distant shore that he had admired became a place to land.',
            'The passage does not say that any shore became a landing place.',
          ),
          wrong(
            'An empty stretch of river gave him an opportunity to rest.',
            'Every part of the surface became something to watch; he mentions no rest.',
          ),
          right(
            'A bright line on the surface became a threat to other vessels.',
            'The “slanting mark” that lay sparkling turns into a reef that “is going to kill somebody’s steamboat”.',
          ),
        ],
      ),
      choice('river-6', 'The writer turns to doctors at the end in order to suggest that', [
        wrong(
          'those who train for long are the least satisfied with their work.',
          'The length of training is not his subject, and he asks only whether they have “gained most or lost most”.',
        ),
        wrong(
          'illness is often present where people are least likely to notice.',
          'Hidden illness belongs to the comparison; the point is what knowing about it does to the one who sees.',
        ),
        right(
          'expert knowledge may cost us the power of simply enjoying things.',
          'Like the pilot, the doctor sees a sign of trouble where others see beauty, and may have lost by it.',
        ),
        wrong(
          'experts would do well to keep their opinions from other people.',
          'The doctor does keep his comments “to himself”, but the writer does not recommend it.',
        ),
      ]),
    ],
  },
} satisfies SampleQuestion;
