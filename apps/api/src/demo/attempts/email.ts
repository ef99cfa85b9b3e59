import type { DemoAttempt } from './attempt.ts';

/** A closed homework: four emails of different quality, all released. */
export const emailAttempts: DemoAttempt[] = [
  {
    student: 'student',
    startedHoursAgo: 16 * 24,
    submittedAfterMinutes: 34,
    answers: {
      emailToAFriend: {
        text: `
          Hi Sam,

          Thank you very much for your email! I would love to come with you and your brother. I never slept in a tent
          before, only in the garden of my grandparents when I was six years old, so it will be a real adventure for me.
          Also I need a break because I have been studying too much for the exams.

          You asked what I need to borrow. I have good shoes for walking and a big backpack, but I haven't a sleeping
          bag. Could you lend me one? I am quite tall, so I hope yours is long enough! I will also need a torch.

          For the evenings I have an idea. My uncle teached me some card games which are easy to learn and very funny.
          We can play them next to the fire and drink hot chocolate. What do you think about it?

          See you soon,

          Yusuf
        `,
      },
    },
    markedHoursAgo: 13 * 24,
    marks: {
      emailToAFriend: {
        content: 9,
        language: 7.5,
        comments:
          'A warm, lively email, Yusuf: all three points are there and Sam would be glad to get it. Look again at the present perfect (“I have never …”) and at the past of irregular verbs, and your language mark will catch up with your content.',
        annotations: [
          {
            quote: 'I never slept in a tent before',
            comment: 'Your life up to now, so the present perfect: “I have never slept in a tent before”.',
            colour: 'amber',
          },
          {
            quote: "I haven't a sleeping bag",
            comment: 'More natural: “I don’t have a sleeping bag”.',
            colour: 'amber',
          },
          { quote: 'teached', comment: '“Teach” is irregular: taught.', colour: 'rose' },
          {
            quote: 'I am quite tall, so I hope yours is long enough!',
            comment: 'A lovely personal touch.',
            colour: 'teal',
          },
        ],
      },
    },
    releasedHoursAgo: 12 * 24,
  },
  {
    student: 'layla',
    startedHoursAgo: 17 * 24,
    submittedAfterMinutes: 41,
    answers: {
      emailToAFriend: {
        text: `
          Dear Sam,

          What wonderful news! I've been dreaming about a trip to the mountains since we saw that film about the Alps,
          so of course I'll join you. To be honest, I'm a little bit afraid of the dark, but with you and your brother
          next to me I'm sure I'll be fine.

          I already have a tent, although it's tiny, and my mother has offered me her sleeping bag. The only thing I'm
          missing is a pair of proper boots. Do you think your sister's would fit me? We used to wear the same size.

          As for the evenings, how about writing a diary of the trip together? Everybody could write one page each
          night, and afterwards we could make a copy for each of us. If it rains, I'll bring my chess set!

          Let me know what time we're leaving.

          Love,

          Layla
        `,
      },
    },
    markedHoursAgo: 13 * 24,
    marks: {
      emailToAFriend: {
        content: 10,
        language: 9.5,
        comments: 'Excellent, Layla. Everything Sam asked is answered, and the tone is just right for a friend.',
        annotations: [
          {
            quote: 'a little bit afraid of the dark',
            comment: 'Fine in an email. In an essay write “a little afraid”.',
            colour: 'violet',
          },
        ],
      },
    },
    releasedHoursAgo: 12 * 24,
  },
  {
    student: 'omar',
    startedHoursAgo: 15 * 24,
    submittedAfterMinutes: 22,
    answers: {
      emailToAFriend: {
        text: `
          Hello Sam,

          I am happy for your email. Yes I want to come with you to the mountains because I like very much the nature
          and the fresh air. In my city there is only cars and noise.

          I have not a tent and I have not a bag for sleeping. Can you give me them? I have a good jacket and my mother
          will make sandwiches for all us.

          In the evening we can speak and look at the stars. My brother have a guitar, I will ask him if I can take it.
          I play not very good but we can sing.

          What day do we go? I must say it to my parents.

          Bye,

          Omar
        `,
      },
    },
    markedHoursAgo: 13 * 24,
    marks: {
      emailToAFriend: {
        content: 7.5,
        language: 5,
        comments:
          'You have answered all the points, and the guitar is a very good idea. The email is a little short of 120 words. Practise questions and negatives with “do”, and check that each verb agrees with its subject.',
        annotations: [
          {
            quote: 'I like very much the nature',
            comment: 'Word order, and no article: “I like nature very much”.',
            colour: 'amber',
          },
          { quote: 'there is only cars', comment: '“Cars” is plural: “there are only cars”.', colour: 'rose' },
          { quote: 'My brother have', comment: 'He has.', colour: 'rose' },
          { quote: 'I play not very good', comment: '“I don’t play very well”.', colour: 'rose' },
        ],
      },
    },
    releasedHoursAgo: 12 * 24,
  },
  {
    student: 'sofia',
    startedHoursAgo: 15 * 24 + 5,
    submittedAfterMinutes: 38,
    answers: {
      emailToAFriend: {
        text: `
          Hi Sam!

          Thanks a lot for thinking of me! I'm definitely coming. I was going to spend that weekend at home doing
          nothing, so your invitation arrived in the perfect moment. Besides, it's ages since the last time we've met.

          Let's see... I can bring my own sleeping bag and some warm clothes, but my rucksack is broken. If your brother
          has a spare one, could you ask him to lend it to me? I promise I'll take care of it.

          About the evenings, I suggest to tell ghost stories. I know it sounds childish, but in the dark, with the wind
          in the trees, they are really scary! We could also prepare a quiz about ourselves to find out how well we know
          each other.

          I can't wait!

          Big hug,

          Sofía
        `,
      },
    },
    markedHoursAgo: 13 * 24,
    marks: {
      emailToAFriend: {
        content: 9.5,
        language: 8,
        comments: 'A very good email with real personality. Three small points of grammar are marked below.',
        annotations: [
          { quote: 'in the perfect moment', comment: '“At the perfect moment”.', colour: 'amber' },
          { quote: "the last time we've met", comment: '“It’s ages since we last met”: past simple.', colour: 'amber' },
          {
            quote: 'I suggest to tell',
            comment: '“Suggest” takes -ing: “I suggest telling ghost stories”.',
            colour: 'rose',
          },
        ],
      },
    },
    releasedHoursAgo: 12 * 24,
  },
];
