import { essay, type SampleQuestion } from '../authoring.ts';

/** Mock paper 2, Writing, task 2. */
export const essayOnExpertKnowledge = {
  level: 'C1',
  category: 'Mock papers',
  diploma: 'Advanced English, C1',
  content: {
    title: 'Mock paper 2 · Writing 2: What knowledge does to wonder',
    type: 'Writing',
    subQuestionType: 'WritingEssays',
    input: [],
    questions: [
      essay({
        id: 'knowledge-1',
        task: `<p>In this paper you have read how a pilot learnt to read a river and lost his delight in it, and how a
          scientist found delight in explaining a candle. Write an essay on the question:</p><blockquote><p>Does
          understanding how something works take away the pleasure of it?</p></blockquote><p>Write <strong>250–300
          words</strong>. Discuss <strong>two</strong> of the following and say in which of them your answer holds more
          clearly:</p><ul><li>nature</li><li>music or another art</li><li>the skills of one’s own work</li></ul><p>You
          may use ideas from the passages, but put them in your own words.</p>`,
        minWords: 250,
        maxWords: 300,
        marks: 15,
        model: `
          It is often said that a rainbow explained is a rainbow spoilt. The complaint has a certain charm, but it rests,
          I would argue, on a confusion between pleasure and surprise.

          Consider nature first. Anyone who has tried to identify birds knows the disappointment of the early weeks, when
          a morning in the woods turns into homework. Attention is fixed on the shape of a beak, and the wood itself
          disappears. Had one stopped there, the sceptics would be right. With practice, however, the naming becomes
          effortless, and what used to be a pleasant noise separates into voices, each with its owner and its errand. The
          listener has lost an agreeable blur and gained a crowd of acquaintances.

          Work is a harder case. A pilot must treat a beautiful reflection as a hint of danger, just as a nurse must
          look at a flushed face and think of fever. Here knowledge is tied to responsibility, and responsibility leaves
          little room for delight. Those who make their living by reading signs can seldom afford to admire them. Yet even
          here I suspect that it is not the knowledge that does the damage but the duty: the same pilot, travelling as a
          passenger, might find both the beauty and the meaning waiting for him.

          It follows that the old fear is justified only where we are obliged to use what we know. In nature, where nothing
          is demanded of us, understanding adds to wonder almost without exception; in our work it does so only once the
          day’s duty is over. What explanation takes from us is the ability to be astonished by the same thing twice. What
          it gives us is a reason to look again.
        `,
      }),
    ],
  },
} satisfies SampleQuestion;
