import type { DemoAttempt } from './attempt.ts';

/** The timed mock: one being marked, one submitted, one submitted by the server at the deadline, one in progress. */
export const timedMockAttempts: DemoAttempt[] = [
  {
    student: 'karim',
    startedHoursAgo: 40,
    submittedAfterMinutes: 84,
    answers: {
      lectureOnACandle: { choices: 'd b a c d c' },
      noiseInTheSickroom: {
        gaps: [
          ['loudness', 'expect', 'whispering', 'sleep', 'worse', 'lasting'],
          ['minutes', 'hours', 'return', 'night', 'round'],
          ['purpose'],
          ['more'],
          ['mistaken'],
        ],
      },
      languageOfTheRiver: { choices: 'a c b d be c' },
      reportOnNoise: {
        text: `
          Report on noise in the reading room

          Introduction

          This report describes the situation in the reading room and makes some recommendations. I have spoken to
          students of my group and I have also observed the room during four afternoons.

          Types of noise

          There are three main types of noise. The first one are the mobile phones, which vibrate on the wooden tables.
          Secondly, the printer is situated next to the window where most people work. The most disturbing noise,
          however, is whispering. Paradoxically, people complain less about the building site across the street than
          about two friends who try to be quiet.

          People affected

          Students preparing for their exams are affected the most, because they spend several hours in the room and
          need to concentrate. Some of them told me that they now prefer to study in cafés, where the noise is constant
          and therefore easier to ignore.

          Recommendations

          I suggest moving the printer to the corridor, which would cost nothing. Furthermore, felt mats should be
          placed on the tables. It would also be useful to open one classroom for group work after lessons.

          Conclusion

          The problem can be solved at a low cost provided that the rules are explained to everybody.
        `,
      },
      essayOnExpertKnowledge: {
        text: `
          Few of us would refuse to learn more about the things we love. Yet there is a widespread suspicion that
          explaining a pleasure is the surest way of killing it. I would like to examine this suspicion with regard to
          music and to the skills of one's own work.

          As a boy I listened to music the way one stands in the rain: it simply fell on me. Then I began to study
          harmony, and for about a year I heard nothing but chords with numbers attached to them. I must admit that I
          regretted it. What I did not foresee is that the numbers would eventually fade and leave behind a sharper ear.
          Today, when a composer avoids the chord I am waiting for, I feel a joy which the boy in the rain could never
          have felt, since he was waiting for nothing.

          With work, things are more complicated. My father is an engineer and cannot cross a bridge without checking
          its joints. For him, a beautiful bridge is a bridge that needs no repairs. One could say that he has lost
          something, but he himself would deny it: according to him, it is us who do not see the bridge.

          In both cases, then, knowledge replaces one pleasure by another. The answer holds more clearly for music,
          because there nothing depends on our judgement. Where lives depend on it, as they do in the case of a pilot or
          a doctor, the second pleasure comes mixed with worry. It would be wrong, however, to blame the knowledge. What
          spoils the view is not that we understand the river, but that we are responsible for the boat.
        `,
      },
    },
    markedHoursAgo: 6,
    marks: {
      reportOnNoise: {
        content: 9.5,
        language: 8,
        comments:
          'A clear, well-structured report with a real observation at its heart (the steady noise of a café). Watch agreement when a singular subject meets a plural complement.',
        annotations: [
          {
            quote: 'The first one are the mobile phones',
            comment: 'The subject is singular: “The first is the noise of mobile phones”.',
            colour: 'amber',
          },
          {
            quote: 'Paradoxically, people complain less about the building site',
            comment: 'An excellent point, well linked to the passage without copying it.',
            colour: 'teal',
          },
        ],
      },
    },
  },
  {
    student: 'tomasz',
    startedHoursAgo: 28,
    submittedAfterMinutes: 88,
    answers: {
      lectureOnACandle: { choices: 'd b a a d b' },
      noiseInTheSickroom: {
        gaps: [
          ['loudness', 'expect', 'hammering', 'sleep', 'worse', 'lasting'],
          ['minutes', 'hours', 'return', 'nights', 'around'],
          ['intention'],
          ['harder'],
          ['mistaken'],
        ],
      },
      languageOfTheRiver: { choices: 'a d b d bd c' },
      reportOnNoise: {
        text: `
          The purpose of this report is to inform the director about noise in the reading room.

          Present situation

          According to the students of my group, the noise has become unbearable since September. First, the door is
          closing with a loud bang every time when somebody enters. Second, many students are talking on the phone on
          the stairs and it is possible to hear every word. Third, there is a coffee machine which was installed in the
          room during the summer holidays, and there is always a queue in front of it.

          Who is affected

          The most affected are the students who come after work, because they are already tired. One of them said me
          that he reads the same page three times. Also the librarian suffers, as she has to ask for silence all the
          time.

          Recommendations

          It would be advisable to move the coffee machine to the ground floor. This would cost only the work of one
          hour. I would also recommend to repair the door. Finally, there should be a notice on the stairs asking people
          to make their calls outside of the building.

          If these recommendations are realised, the students will again be able to work in peace, and the librarian
          too.
        `,
      },
      essayOnExpertKnowledge: {
        text: `
          Does knowledge destroy pleasure? The two authors from the reading part would give different answers. For the
          pilot the river lost its poetry, whereas for the scientist even an ordinary candle became an object of
          wonder. In my opinion both are right, since they talk about different situations.

          Let us take nature as the first example. I live near a forest, and some years ago I participated in a course
          about mushrooms. Before the course I walked there to relax. Afterwards, during several months, I was not able
          to relax at all because I was looking only on the ground. But now I know the forest better than my own flat. I
          know which trees grow together and why, and this gives me a feeling of being at home that I did not have
          before. So in nature the knowledge takes something for a short time and then gives it back with interest.

          The second example is work. I am a cook, and people often ask me if I can still enjoy a dinner in a
          restaurant. Honestly, not always. I notice when the sauce is from yesterday, and I count how many minutes we
          have to wait. This is similar to the doctor from the text, who sees illness instead of beauty. The difference
          to nature is that in my profession I am trained to look for mistakes, and a person who is looking for mistakes
          will always find them.

          To sum up, understanding does not take away the pleasure by itself. It depends on the purpose for which we
          learn. If we learn from curiosity, the pleasure grows. If we learn in order to control and to correct, it
          becomes smaller. My answer therefore holds more clearly in the case of nature.
        `,
      },
    },
  },
  {
    student: 'rania',
    startedHoursAgo: 25,
    answers: {
      lectureOnACandle: { choices: 'd b a c b b' },
      noiseInTheSickroom: {
        gaps: [
          ['loudness', 'forget', 'whispering', 'sleep', 'worse', 'brief'],
          ['minutes', 'hours', 'happen', 'night', 'way'],
          ['wanting'],
          ['more'],
          ['confused'],
        ],
      },
      languageOfTheRiver: { choices: 'a c b b b -' },
      reportOnNoise: {
        text: `
          Noise in the reading room: a report

          Introduction

          I was asked to describe the noise in our reading room. I talked with nine students and they all agree that
          something must be done.

          The kinds of noise

          The main noise comes from people who eat. Packets of crisps are opened, bottles are opened, and some students
          even bring hot meals, which also smell. In addition, the air conditioning makes a strange sound like an old
          aeroplane, but most people said that they got used to it.

          Who suffers

          The noise is worst for beginners, since they need more time for every page, and for those who
        `,
      },
    },
  },
  {
    student: 'ingrid',
    startedHoursAgo: 0.6,
    answers: {
      lectureOnACandle: { choices: 'd b a c d b' },
      noiseInTheSickroom: {
        gaps: [
          ['loudness', 'expect', 'whispering', 'sleep', 'worse', 'lasting'],
          ['minutes', 'hours', 'recur', 'night', ''],
          [''],
          [''],
          [''],
        ],
      },
    },
  },
];
