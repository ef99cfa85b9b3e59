import type { BookContent } from '@rubrica/api-client/contract';

/** A page of a demo book: its text, and the picture above it, of the folder `books/`. */
export interface DemoBookPage {
  text: string;
  picture?: { name: string; alt: string };
}

/** A book of the demo data. Its text is our own. */
export interface DemoBook extends Pick<BookContent, 'title' | 'language' | 'grade' | 'lexile' | 'level'> {
  genre: string;
  pages: readonly DemoBookPage[];
}

export const lighthouseBook = {
  title: 'The lamp at Gull Rock',
  language: 'en',
  genre: 'fiction',
  grade: 4,
  lexile: 500,
  level: 'A2',
  pages: [
    {
      text: '<h2>The keeper</h2><p>Mina lived with her grandfather in the lighthouse at Gull Rock. There was no road to it. Twice a week a small boat brought bread, oil and letters.</p><p>Her grandfather was the keeper. When the sun went down, he lit the lamp.</p>',
      picture: { name: 'lighthouse', alt: 'A lighthouse on a rock at night. Its lamp shines over the sea.' },
    },
    {
      text: '<p>One hundred and twelve steps led up to the lamp. Mina counted them every evening. She carried the oil, and her grandfather carried the matches.</p><p>“Why do we light it every night?” asked Mina. “Some nights there is no ship at all.”</p><p>“Because we do not know which night,” he said.</p>',
      picture: { name: 'stairs', alt: 'A girl climbs the stairs of the lighthouse with a lantern in her hand.' },
    },
    {
      text: '<p>One afternoon in November her grandfather fell on the rocks and hurt his leg. Mina helped him into his chair. Outside, the sky turned grey and then black.</p><p>The wind came first. Then came the rain.</p>',
    },
    {
      text: '<p>“The lamp,” said her grandfather. He tried to stand up, but he could not.</p><p>Mina took the oil in one hand and the matches in the other. She counted the steps out loud so that she would not be afraid. On step ninety the wind blew out her candle. She went on in the dark.</p>',
    },
    {
      text: '<p>At the top the window was broken, and the rain came in. The first match went out. So did the second. Mina opened her coat, held it around the lamp like a tent, and lit the third.</p><p>The light grew. Far below, something answered: three short sounds of a horn.</p>',
      picture: { name: 'ship', alt: 'A ship with white sails in a storm. A beam of light shows it the way.' },
    },
    {
      text: '<p>In the morning the sea was calm. The fishing boat <em>Amal</em> came to Gull Rock with nine people on board. They brought bread, oranges and a doctor.</p><p>“Which of you lit the lamp?” asked the captain.</p><p>Her grandfather pointed at Mina. “Ask the keeper,” he said.</p>',
    },
  ],
} as const satisfies DemoBook;

export const seedBook = {
  title: 'بذرة ليلى',
  language: 'ar',
  genre: 'folktale',
  grade: 3,
  lexile: 300,
  level: null,
  pages: [
    {
      text: '<h2>هدية الجدة</h2><p>في يوم عيد ميلادها أعطت الجدة ليلى علبة صغيرة. فتحتها ليلى فلم تجد فيها إلا بذرة واحدة.</p><p>قالت ليلى: «أهذه هي الهدية؟» ابتسمت الجدة وقالت: «هذه هدية لا تُفتح في يوم واحد».</p>',
    },
    {
      text: '<p>زرعت ليلى البذرة في طرف الحديقة وسقتها. جلست أمامها ساعة كاملة، ولم يحدث شيء.</p><p>وفي الصباح ركضت إليها، ولم تجد إلا التراب.</p>',
      picture: { name: 'seed', alt: 'نبتة صغيرة تخرج من التراب، وتحتها بذرتها، وفوقها شمس ومطر.' },
    },
    {
      text: '<p>قال أخوها سامر: «لقد ماتت بذرتك». حزنت ليلى، وسألت جدتها.</p><p>قالت الجدة: «ما لا نراه يعمل تحت الأرض. اسقيها، وانتظري».</p>',
    },
    {
      text: '<p>مر أسبوع، ثم أسبوعان. وفي يوم ماطر رأت ليلى ورقتين خضراوين أصغر من ظفرها.</p><p>صاحت: «لقد خرجت!» وخرج أهل البيت كلهم تحت المطر لينظروا.</p>',
    },
    {
      text: '<p>كبرت ليلى، وكبرت الشجرة معها. في الصيف جلست في ظلها تقرأ، وفي الشتاء غطت جذعها من البرد.</p><p>وفي السنة السابعة حملت الشجرة أول برتقالة.</p>',
      picture: { name: 'tree', alt: 'فتاة تقف تحت شجرة برتقال كبيرة مليئة بالثمر.' },
    },
    {
      text: '<p>قطفت ليلى البرتقالة وحملتها إلى جدتها. أكلتا منها معًا، وبقيت في يد ليلى بذرة واحدة.</p><p>نظرت إلى أختها الصغيرة وقالت: «متى عيد ميلادك؟»</p>',
    },
  ],
} as const satisfies DemoBook;
