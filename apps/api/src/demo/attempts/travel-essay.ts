import type { DemoAttempt } from './attempt.ts';

/** An open homework: two essays wait, one is marked, one has gone back to its writer. */
export const travelEssayAttempts: DemoAttempt[] = [
  {
    student: 'student',
    startedHoursAgo: 4 * 24,
    submittedAfterMinutes: 47,
    answers: {
      essayOnTravel: {
        text: `
          Nowadays many people travel to beautiful places and some people think that this is bad. In this essay I will
          give my opinion about this topic.

          First of all, nature is very important. When many tourists visit a place they leave plastic and they make
          noise, so the animals are afraid and go away. For example, in the beach near of my city there were turtles
          some years ago, but now nobody sees them because there are too much lights from the hotels.

          Second, I think that visitors should learn the rules before they come. In some parks you must watch a short
          film before you can enter, and I find that it is a good solution because people often do bad things only
          because they don't know that they are bad.

          In conclusion, visitors do harm but they can also do good if they know how to behave.
        `,
      },
    },
    returned: {
      hoursAgo: 20,
      note: 'A promising start, Yusuf, and the turtles are a very good example. Two things before I mark it: the essay is well under 200 words, and it says nothing about the people who live in such places (note 2). Please add a paragraph about them and hand it in again.',
    },
  },
  {
    student: 'omar',
    startedHoursAgo: 30,
    submittedAfterMinutes: 39,
    answers: {
      essayOnTravel: {
        text: `
          Today everybody can travel and many people go to quiet places for holidays. Some people think that this
          visitors are bad for this places. I agree in a part.

          On the one hand, the visitors destroy the nature. They throw rubbish, they cut flowers and make photos with
          the animals. In my country there is a desert with very old stones, and people wrote their names on the stones.
          This can not be repaired never. Also the cars of visitors make the air dirty.

          On the other hand, the people who live there need the money. In a village in the mountains there is not many
          work. If visitors come, the people can sell food, rent rooms and work like guides. My cousin works in a hotel
          and with this money he helps his family. Without visitors he must to go to another city.

          My own idea is that visitors also bring new ideas. When the people of the village speak with people from other
          countries they learn languages and they understand that the world is big. I think this is good for the young
          people specially.

          For finish, I think the visitors do more good than harm, but the government has to make rules and the people
          must to respect them. If you love a place, you don't leave your rubbish in it.
        `,
      },
    },
  },
  {
    student: 'sofia',
    startedHoursAgo: 27,
    submittedAfterMinutes: 55,
    answers: {
      essayOnTravel: {
        text: `
          When I was a child, my family used to spend the summer in a fishing village with one street and no hotel. Last
          year I went back, and I hardly recognised it. Is it fair to say that visitors like us have ruined it?

          As far as nature is concerned, the answer is yes. The path to the lighthouse, which was full of wild flowers,
          is now made of concrete, and the birds that nested in the rocks have disappeared. Nobody wanted to do any
          harm, but thousands of people who don't want to do any harm are still thousands of people.

          If you ask the people who live there, however, you hear a different story. The fishermen's children don't have
          to emigrate any more because there are jobs in the cafés and the shops. The school, which was about to close,
          has opened a second class. It's true that the rents have risen a lot, and this is a problem that the town hall
          should solve.

          In my view, the question is not whether to travel but how. A person who stays for two weeks, buys in the local
          market and learns to say good morning to the neighbours do less harm than ten people who come for one hour to
          take a photo.

          To conclude, visitors can be a danger or a help. It depends on them.
        `,
      },
    },
  },
  {
    student: 'emily',
    startedHoursAgo: 3 * 24,
    submittedAfterMinutes: 50,
    answers: {
      essayOnTravel: {
        text: `
          There is a sign at the entrance to my favourite beach which says “Leave only footprints”. But what happens when
          there are so many footprints that there's no beach left?

          To begin with, the damage that visitors cause to nature is mostly invisible. People imagine litter and noise,
          but sun cream in the water and feet on the dunes do just as much harm, and no one gets fined for those. Once
          the grass on a dune has died, the next storm carries the sand away.

          When it comes to the people who live there, the picture is mixed. My aunt runs a small bed and breakfast, and
          without tourists she would have to sell it. At the same time, her neighbours can't find a flat because
          everything is rented by the week. What is good for one family is bad for the next.

          Another point to consider is that we tend to treat places like products. We come, we take our pictures and we
          tick them off a list. If we stayed longer and came less often, we would see more and spoil less.

          All in all, I believe that visitors do more harm than good at the moment, but that it doesn't have to be like
          this. Fewer, slower journeys would be better for everyone, and I'd probably even get my beach back.
        `,
      },
    },
    markedHoursAgo: 26,
    marks: {
      essayOnTravel: {
        content: 9.5,
        language: 9,
        comments:
          'An original and well-organised essay, Emily. Each paragraph moves the argument on, and the beginning and the end answer each other. For the examination keep contractions for letters and write “does not”, “would”.',
        annotations: [
          {
            quote: 'But what happens when there are so many footprints',
            comment: 'A strong opening question.',
            colour: 'teal',
          },
          {
            quote: "it doesn't have to be like this",
            comment: 'A little informal here: “this need not be so”.',
            colour: 'amber',
          },
          { quote: 'sun cream in the water', comment: 'Exact examples like this one make the point.', colour: 'teal' },
        ],
      },
    },
  },
];
