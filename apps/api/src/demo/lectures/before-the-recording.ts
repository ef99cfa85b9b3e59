import type { DemoLecture } from './lecture.ts';

export const beforeTheRecording: DemoLecture = {
  file: 'before-the-recording',
  title: 'Before the recording starts',
  description:
    'What to do with the thirty seconds before a listening part begins: read to the end, guess the word, underline names.',
  voice: 'slt',
  slides: [
    { title: 'Before the recording starts', text: 'Listening: sentence completion', points: [] },
    {
      title: 'Thirty seconds, three steps',
      points: ['Read each sentence to its end', 'Guess what kind of word is missing', 'Underline names and dates'],
    },
    {
      title: 'An example',
      text: 'The museum opened in ______ after a long repair.',
      points: ['A year or a month', 'Two dates are said, one is the answer', '“… but …” comes before the right one'],
    },
    {
      title: 'Remember',
      points: ['Use the thirty seconds', 'Listen to the end of the sentence', 'Check your spelling'],
    },
  ],
  sentences: [
    {
      text: 'Welcome. This lecture is about the thirty seconds before a recording starts.',
      arabic: 'أهلًا بكم. هذه المحاضرة عن الثواني الثلاثين التي تسبق بداية التسجيل.',
      slide: 0,
    },
    {
      text: 'Most students wait for the first word. Good students use this time.',
      arabic: 'ينتظر معظم الطلاب الكلمة الأولى، أما الطلاب الجيدون فيستغلون هذا الوقت.',
    },
    { text: 'There are three things to do.', arabic: 'هناك ثلاثة أشياء تفعلها.', slide: 1 },
    {
      text: 'First, read every sentence to its end, not only to the gap.',
      arabic: 'أولًا، اقرأ كل جملة إلى آخرها، لا إلى الفراغ فقط.',
      points: 1,
    },
    {
      text: 'The words after the gap often tell you more than the words before it.',
      arabic: 'كثيرًا ما تخبرك الكلمات التي بعد الفراغ أكثر مما تخبرك التي قبله.',
    },
    {
      text: 'Second, guess what kind of word is missing: a number, a place, a person or an action.',
      arabic: 'ثانيًا، خمّن نوع الكلمة الناقصة: رقم أو مكان أو شخص أو فعل.',
      points: 2,
    },
    {
      text: 'Third, underline names and dates, because you will hear them just before the answer.',
      arabic: 'ثالثًا، ضع خطًا تحت الأسماء والتواريخ، لأنك ستسمعها قبل الإجابة مباشرة.',
      points: 3,
    },
    {
      text: 'Look at this example. The museum opened in, gap, after a long repair.',
      arabic: 'انظر إلى هذا المثال: افتُتح المتحف في، فراغ، بعد ترميم طويل.',
      slide: 2,
    },
    {
      text: 'The missing word can be a year or a month, so listen for a date.',
      arabic: 'قد تكون الكلمة الناقصة سنة أو شهرًا، فأنصت إلى التواريخ.',
      points: 1,
    },
    {
      text: 'Be careful: the speaker says two dates, and only one of them is the answer.',
      arabic: 'انتبه: يذكر المتحدث تاريخين، وواحد منهما فقط هو الإجابة.',
      points: 2,
    },
    {
      text: 'In the recording you hear: the opening was planned for 1998, but visitors had to wait until 2001.',
      spoken:
        'In the recording you hear: the opening was planned for nineteen ninety eight, but visitors had to wait until two thousand and one.',
      arabic: 'تسمع في التسجيل: كان الافتتاح مقررًا عام 1998، لكن الزوار انتظروا حتى عام 2001.',
    },
    {
      text: 'The word “but” tells you that the first date is wrong.',
      arabic: 'تخبرك كلمة «لكن» أن التاريخ الأول خطأ.',
      points: 3,
    },
    {
      text: 'So remember: use the thirty seconds, listen to the end of the sentence, and check your spelling.',
      arabic: 'فتذكّر: استغل الثواني الثلاثين، وأنصت إلى آخر الجملة، وراجع إملاءك.',
      slide: 3,
      points: 3,
    },
    { text: 'Now try it yourself, and good luck.', arabic: 'جرّب الآن بنفسك، وحظًا سعيدًا.' },
  ],
  questions: [
    {
      after: 6,
      title: 'Before the recording: what to read',
      rubric: '<p>What do you read before the recording starts?</p>',
      options: [
        {
          text: 'The words before each gap',
          why: '<p>They are the smaller half: the words after the gap often tell you more.</p>',
        },
        { text: 'Every sentence to its end', why: '<p>The first step of the three.</p>', isRight: true },
        { text: 'The answers of the part before', why: '<p>You check them at the end, when nothing is played.</p>' },
      ],
    },
    {
      after: 11,
      title: 'Before the recording: the second date',
      rubric: '<p>Complete the sentence with what you have heard in the example.</p>',
      text: [
        'The museum opened in ',
        {
          answers: ['2001', 'two thousand and one'],
          why: '<p>1998 was planned; after “but” comes the year in which visitors could come.</p>',
        },
        ' after a long repair.',
      ],
      mustBeRight: true,
      maxTries: 3,
    },
  ],
};
