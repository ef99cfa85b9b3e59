import { essay, paragraphs, type SampleQuestion } from '../authoring.ts';

/** Mock paper 1, Writing, task 1. */
export const emailToAFriend = {
  level: 'B1',
  category: 'Mock papers',
  diploma: 'General English, B2',
  content: {
    title: 'Mock paper 1 · Writing 1: An email to a friend',
    type: 'Writing',
    subQuestionType: 'WritingEssays',
    input: [
      {
        id: 'email-received',
        kind: 'text',
        html: `<h3>An email from Sam</h3>${paragraphs(`
          Hi!

          My brother and I are going to spend three days in the mountains at the end of the month, and there is a
          place for you in our car. We want to sleep in tents and walk a little every day, nothing difficult.

          Would you like to come with us? What would you need to borrow? And do you have any ideas for the evenings?
          There is no electricity up there, so we cannot just look at our phones.

          Hope to hear from you soon,

          Sam
        `)}`,
      },
    ],
    questions: [
      essay({
        id: 'email-1',
        task: `<p>You have received this email from your English-speaking friend Sam. Write a reply in <strong>120–150
          words</strong>. In your email you should</p><ul><li>accept the invitation and say why you would like to
          come,</li><li>tell Sam what you would need to borrow,</li><li>suggest something to do in the
          evenings.</li></ul><p>Write in a friendly style. You do not need to write any addresses.</p>`,
        minWords: 120,
        maxWords: 150,
        marks: 10,
        model: `
          Hi Sam,

          What a lovely idea! Of course I’d like to come. I’ve been sitting at my desk for weeks because of my exams,
          and three days without a screen are exactly what I need. Besides, I haven’t seen your brother since last
          summer, and I still owe him a game of chess.

          I’ve got good walking boots and a warm jacket, but I don’t have a sleeping bag. Could I borrow one from you?
          If you also have a spare torch, that would be great, as mine broke on our last trip.

          As for the evenings, why don’t we learn the names of the stars? I’ve found a paper map that shows what we can
          see at this time of year. And if the sky is cloudy, each of us could tell a story from their childhood, as
          long as it’s true!

          See you soon,

          Nadia
        `,
      }),
    ],
  },
} satisfies SampleQuestion;
