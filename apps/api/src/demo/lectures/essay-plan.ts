import type { DemoLecture } from './lecture.ts';

export const essayPlan: DemoLecture = {
  file: 'essay-plan',
  title: 'An essay plan in five minutes',
  description:
    'Four paragraphs, five minutes and a linking word for each: how to plan an opinion essay before you write it.',
  voice: 'rms',
  slides: [
    { title: 'An essay plan in five minutes', text: 'Writing: an opinion essay', points: [] },
    {
      title: 'Four paragraphs',
      points: ['Introduction: the question in your words', 'Reasons for it', 'Reasons against it', 'Your own opinion'],
    },
    {
      title: 'Five minutes',
      points: [
        '1 minute: read the question twice',
        '2 minutes: ideas',
        '1 minute: choose two for each side',
        '1 minute: put them in order',
      ],
    },
    {
      title: 'A linking word for each paragraph',
      points: ['In addition, …', 'On the other hand, …', 'To sum up, …', 'However, …'],
    },
  ],
  sentences: [
    {
      text: 'Hello. Today you learn to plan an essay in five minutes.',
      arabic: 'مرحبًا. تتعلمون اليوم تخطيط مقال في خمس دقائق.',
      slide: 0,
    },
    {
      text: 'A plan saves time, because you never stop to think about what comes next.',
      arabic: 'توفّر الخطة الوقت، لأنك لا تتوقف لتفكر في ما يأتي بعد ذلك.',
    },
    { text: 'An opinion essay has four paragraphs.', arabic: 'لمقال الرأي أربع فقرات.', slide: 1 },
    {
      text: 'The introduction says what the question is, in your own words.',
      arabic: 'تقول المقدمة ما السؤال، بكلماتك أنت.',
      points: 1,
    },
    {
      text: 'The second paragraph gives reasons for the idea.',
      arabic: 'تعطي الفقرة الثانية أسبابًا تؤيد الفكرة.',
      points: 2,
    },
    {
      text: 'The third paragraph gives reasons against it.',
      arabic: 'وتعطي الفقرة الثالثة أسبابًا تعارضها.',
      points: 3,
    },
    {
      text: 'The last paragraph gives your own opinion, and no new reasons.',
      arabic: 'أما الفقرة الأخيرة فتعطي رأيك أنت، بلا أسباب جديدة.',
      points: 4,
    },
    {
      text: 'How do you use the five minutes? Take one minute to read the question twice.',
      arabic: 'كيف تستغل الدقائق الخمس؟ خذ دقيقة لتقرأ السؤال مرتين.',
      slide: 2,
      points: 1,
    },
    {
      text: 'Take two minutes to write down ideas, as single words.',
      arabic: 'وخذ دقيقتين لتكتب الأفكار كلماتٍ مفردة.',
      points: 2,
    },
    {
      text: 'Take one minute to choose the two best ideas for each side.',
      arabic: 'وخذ دقيقة لتختار أفضل فكرتين لكل جانب.',
      points: 3,
    },
    {
      text: 'And take one minute to put them in order.',
      arabic: 'وخذ دقيقة لترتّبها.',
      points: 4,
    },
    {
      text: 'Each paragraph begins with a linking word.',
      arabic: 'تبدأ كل فقرة بأداة ربط.',
      slide: 3,
    },
    {
      text: '“In addition” adds a reason.',
      spoken: 'In addition, adds a reason.',
      arabic: '«In addition» تضيف سببًا.',
      points: 1,
    },
    {
      text: '“On the other hand” begins the other side.',
      spoken: 'On the other hand, begins the other side.',
      arabic: '«On the other hand» تبدأ الجانب الآخر.',
      points: 2,
    },
    {
      text: '“To sum up” begins the end.',
      spoken: 'To sum up, begins the end.',
      arabic: '«To sum up» تبدأ الخاتمة.',
      points: 3,
    },
    {
      text: '“However” stands at the start of a sentence, with a comma behind it.',
      spoken: 'However, stands at the start of a sentence, with a comma behind it.',
      arabic: '«However» تقف في أول الجملة وبعدها فاصلة.',
      points: 4,
    },
    {
      text: 'Write your plan first, and the essay nearly writes itself. Good luck.',
      arabic: 'اكتب خطتك أولًا، فيكاد المقال يكتب نفسه. حظًا سعيدًا.',
    },
  ],
  questions: [
    {
      after: 6,
      title: 'An essay plan: the last paragraph',
      rubric: '<p>What belongs in the last paragraph?</p>',
      options: [
        { text: 'A new reason', why: '<p>New reasons belong in the second and third paragraph.</p>' },
        { text: 'The question once more', why: '<p>The introduction says what the question is.</p>' },
        { text: 'Your own opinion', why: '<p>And no new reasons.</p>', isRight: true },
      ],
      mustBeRight: true,
      maxTries: 0,
    },
    {
      after: 10,
      title: 'An essay plan: five minutes',
      rubric: '<p>How many minutes are for each step? Write numbers.</p>',
      text: [
        'Read the question: ',
        { answers: ['1', 'one'], why: '<p>One minute, for reading it twice.</p>' },
        '. Write down ideas: ',
        { answers: ['2', 'two'], why: '<p>Two minutes, as single words.</p>' },
        '. Choose the best: ',
        { answers: ['1', 'one'], why: '<p>One minute, for two ideas for each side.</p>' },
        '. Put them in order: ',
        { answers: ['1', 'one'], why: '<p>One minute.</p>' },
        '.',
      ],
    },
    {
      after: 15,
      title: 'An essay plan: linking words',
      rubric: '<p>Which words begin the other side?</p>',
      options: [
        { text: 'In addition', why: '<p>It adds a reason to the same side.</p>' },
        { text: 'On the other hand', why: '<p>It turns to the reasons against.</p>', isRight: true },
        { text: 'To sum up', why: '<p>It begins the end.</p>' },
      ],
      isOptional: true,
      maxTries: 1,
    },
  ],
};
