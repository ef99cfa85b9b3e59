import { essay, type SampleQuestion } from '../authoring.ts';

/** Mock paper 1, Writing, task 2. */
export const essayOnTravel = {
  level: 'B2',
  category: 'Mock papers',
  diploma: 'General English, B2',
  content: {
    title: 'Mock paper 1 · Writing 2: Visitors and the places they love',
    type: 'Writing',
    subQuestionType: 'WritingEssays',
    input: [],
    questions: [
      essay({
        id: 'travel-1',
        task: `<p>In your English class you have been talking about travel. Your teacher has now asked you to write an
          essay.</p><blockquote><p>Some people believe that visitors do more harm than good to beautiful, quiet places.
          Do you agree?</p></blockquote><p>Write <strong>200–250 words</strong>. Use both of the notes and add an idea
          of your own:</p><ol><li>nature</li><li>the people who live there</li><li>………… (your own
          idea)</li></ol><p>Give reasons for your opinion.</p>`,
        minWords: 200,
        maxWords: 250,
        marks: 10,
        model: `
          Every year, more of us travel to places that are famous for being empty. It is easy to conclude that visitors
          are bound to destroy what they have come to see, yet I believe that this is only half of the truth.

          There is no doubt that nature suffers when too many people arrive at once. Paths grow wider, litter is left
          behind, and shy animals move away from the noise. In a valley near my home town, a few photographs on the
          internet were enough to turn a quiet lake into a car park within two summers.

          For the people who live there, however, the matter is less simple. It is true that rents may rise and that
          jobs in tourism are often badly paid. On the other hand, a guest house or a small café can be the reason why
          a young family is able to stay in a village instead of leaving for the city.

          What is often forgotten is that we protect what we know. Most of those who give money or time to save a forest
          have walked in it first. If nobody were allowed to visit such places, few would fight for them.

          To sum up, I do not think that visitors are harmful in themselves; it is their number and their habits that
          decide. Places should therefore limit how many may come in a day, and those of us who do come should behave
          like guests.
        `,
      }),
    ],
  },
} satisfies SampleQuestion;
