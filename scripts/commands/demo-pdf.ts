// Writes the documents of the demo data: `node scripts/commands/demo-pdf.ts` after a change of its text.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/run-program.ts';
import { type PdfChapter, writePdf } from '../lib/write-pdf.ts';

const chapters: readonly PdfChapter[] = [
  {
    title: '1  How a reading paper works',
    paragraphs: [
      'A reading paper gives you about sixty minutes for three texts and forty questions. The texts get longer and harder, but every question is worth the same. Nobody has the time to read each word of each text, and nobody has to.',
      'Good readers change their speed. They look at a whole text for half a minute to learn what it is about. They search it quickly for a name or a number. And when they have found the lines that a question is about, they read those lines slowly, more than once.',
      'This guide takes these speeds one after the other: skimming, scanning and close reading. Each chapter has a short practice that needs nothing but a watch.',
      '- Write your answers down at once: there is no extra time at the end to copy them.',
      '- Leave a hard question after two minutes. An easy one later is worth as much.',
      '- Never leave an empty space. A guess costs nothing.',
    ],
  },
  {
    title: '2  Skimming: what is it about?',
    paragraphs: [
      'Skimming is reading for the main idea. You read the title, the first paragraph, and then the first and the last sentence of every other paragraph. In most texts that are written for readers of a newspaper or a magazine, these sentences say what the paragraph is for.',
      'While you skim, ask one question of each paragraph: why did the writer put this here? The answer is a few words long. It gives an example. It says the opposite. It tells what happened next. Write those words beside the paragraph.',
      'Questions that ask you to match headings to paragraphs are skimming questions. The wrong headings usually name a detail that is really in the paragraph, but is not its main idea. If a heading fits one sentence only, it is wrong.',
      'Practice. Skim the passage on the next page for thirty seconds, then cover it. Say in one sentence what each paragraph is for. Then read it normally and see what you missed.',
    ],
  },
  {
    title: '3  A passage: the library that came by boat',
    paragraphs: [
      'In the spring of 1959 a small white ship left the harbour of Bergen with six thousand books on board and no fixed time of return. Along the west coast of Norway, hundreds of villages could be reached only by water. Their schools were small, their winters long, and the nearest bookshop was often a day away. If readers could not come to the library, the county decided, the library would have to come to them.',
      'The ship, called Epos, stayed no longer than an hour at each stop. Its horn was heard across the fjord some minutes before it arrived, and by the time it lay at the quay a queue had formed. Children returned what they had borrowed half a year before and left with as much as they could carry. There was no limit on the number of loans, because a limit would have made little sense: the ship would not be back for months.',
      'The library was never only about books. Each tour carried a writer, a musician or a small theatre, and for many villages the performance on deck was the only one of the year. Teachers planned their lessons around it. One of them remembered that her pupils divided the calendar into the weeks before the boat and the weeks after it.',
      'Roads and tunnels changed this. By the end of the century most villages had a bridge to the mainland, and their readers had other ways to find a book. Critics asked why a ship should burn fuel to bring novels to people who could order them from a telephone. Its friends answered that the ship brought readers together, which an order does not. In 2020 the money for the tours ended, and the Epos was sold.',
      'Yet the idea has not disappeared. In other parts of the world, libraries still travel: by camel in the north of Kenya, by donkey in the mountains of Colombia, by bus in almost every country. What they have in common is the thought behind the white ship: that the distance between a reader and a book is a problem of the library, not of the reader.',
    ],
  },
  {
    title: '4  Scanning: where is it?',
    paragraphs: [
      'Scanning is searching. You do not read at all: you move your eyes over the lines and wait for a shape. Numbers, capital letters and quotation marks are shapes that stand out, so begin with the questions that contain them.',
      'Most questions use other words than the text does. Before you scan, underline the word of the question that cannot easily be replaced: a name, a year, a place, a technical term. Then think of two other ways in which the rest could be said.',
      'Questions on one text usually come in the order of the text. If you have found the answers to the first and the third question, the second is between them.',
      'Practice. Scan the passage of chapter 3. How many books were on board? Which instrument warned the villages? When did the tours end? You should need less than a minute for all three.',
      '- Six thousand: first paragraph, a number.',
      '- A horn: second paragraph. The question says "instrument", the text does not.',
      '- In 2020: fourth paragraph, and nothing else in the passage looks like it.',
    ],
  },
  {
    title: '5  Close reading: true, false or not given?',
    paragraphs: [
      'The most feared questions of the paper give you a statement and ask whether it is true, false or not given. They are feared because two of the three answers seem to mean the same. They do not.',
      'A statement is true if the text says the same in other words. It is false if the text says the opposite. It is not given if the text says neither, even if you know from life that the statement is right. Your own knowledge does not count; only the text does.',
      'Read the whole statement. Small words decide: all, most, only, never, the first. A text that says that most villages had a bridge makes the statement "All villages had a bridge" false, and leaves "Some villages wanted no bridge" not given.',
      'Practice with the passage of chapter 3. Decide, and find the words that decide it.',
      '- Readers could take as many books as they liked. (True: there was no limit on the number of loans.)',
      '- The ship stayed for a day at each village. (False: no longer than an hour.)',
      '- The theatre was more popular than the books. (Not given: nothing is compared.)',
      '- The tours ended because nobody came any more. (Not given: the text names the money, not the visitors.)',
    ],
  },
  {
    title: '6  Words that hold a text together',
    paragraphs: [
      'A text is more than its sentences. Small words tell you how one sentence belongs to the next, and so they often answer a question by themselves.',
      '- Yet, however, although, despite: the opposite follows. The answer to a question about opinion is usually behind such a word.',
      '- Because, since, as a result, therefore: one thing is the reason for the other.',
      '- For instance, such as, among them: an example, and so rarely the main idea.',
      '- This, these, such, the former: they point back. If you do not know to what, read one sentence further up.',
      'Questions that leave a gap for a sentence are about these words. Put each sentence into the gap and look at what "it" or "they" would then point to. Only one of them makes sense.',
    ],
  },
  {
    title: '7  A plan for the sixty minutes',
    paragraphs: [
      'Plan for fifteen minutes for the first text, twenty for the second and twenty for the third. Five are left to look at what you skipped.',
      '- One minute: skim the text, and write a few words beside each paragraph.',
      '- One minute: read all questions on it. Mark the words to scan for.',
      '- The rest: answer in the order of the text, and close the matter of each question before the next.',
      'Reading gets faster by reading. Twenty minutes a day of something that you want to know do more than two hours on Sunday. Mark the words that you meet for the second time, and leave those that you meet once.',
    ],
  },
];

const chartWords: readonly PdfChapter[] = [
  {
    title: 'Up, down and level',
    paragraphs: [
      'Whoever describes a chart says three things again and again: that something rises, that it falls, and that it stays. Use two words for each, and use them rightly.',
      '- rise, grow, climb: the number gets larger. Sales rose from 20 to 35.',
      '- fall, drop, decline: the number gets smaller. Costs fell by a third.',
      '- remain stable, level off, hardly change: the number stays.',
      '- peak at, reach a low of: the highest and the lowest point.',
      'Say how: slightly, gradually, steadily, sharply, suddenly. Say how much: by five points, to forty per cent, from one to three.',
    ],
  },
  {
    title: 'Comparing',
    paragraphs: [
      '- twice as many as, half as much as, three times the number of',
      '- considerably more than, slightly fewer than, roughly the same as',
      '- whereas, while, by contrast, in comparison with',
      'Begin with what is most striking, not with the first column. Two sentences on the whole chart come before any detail.',
    ],
  },
];

const documents = [
  {
    name: 'three-speeds-of-reading.pdf',
    title: 'Three speeds of reading',
    lead: 'A short guide to the reading paper, with a passage and practice for every chapter.',
    chapters,
  },
  {
    name: 'words-for-charts.pdf',
    title: 'Words for charts',
    lead: 'One sheet for the first writing task.',
    chapters: chartWords,
  },
];

const folder = path.join(root, 'apps/api/src/demo/documents');
await mkdir(folder, { recursive: true });
for (const { name, title, lead, chapters: parts } of documents) {
  const bytes = await writePdf(title, lead, parts);
  await writeFile(path.join(folder, name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(0)} KB`);
}
