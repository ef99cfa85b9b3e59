import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { lighthouseFixture } from '../../../../types/short-answers/fixtures.ts';
import { defaultBlock, emptyDraft } from '../../../core/defaults.ts';
import type { Block } from '../../../core/registry.ts';
import { printMessagesIn } from './messages.ts';
import { PrintedAnswer } from './printed-answer.tsx';
import { printedSections, type PrintedBlock } from './printed-items.ts';
import { PrintedKey } from './printed-key.tsx';
import { MarkerTable } from './printed-marker.tsx';

const m = printMessagesIn('en');

/** A part as the sheets show it. */
function printed(block: Block): PrintedBlock {
  const questions = [{ id: 'q', draft: { ...emptyDraft(), questions: [block] } }];
  const [part] = printedSections([{ questions }])
    .flat()
    .flatMap(({ blocks }) => blocks);
  if (!part) throw new Error('The part can be printed.');
  return part;
}

const wordsOf = (markup: string) => markup.replaceAll(/<[^>]+>/gu, '');

it('the key to matching names each letter under which a right answer is printed', () => {
  const rights = ['cat ', 'dog', 'dog', 'bird'];
  const part = printed({
    type: 'Matching',
    id: 'm',
    rubric: '<p>Match.</p>',
    autoCorrected: true,
    content: rights.map((right, at) => ({ id: `${at}`, left: `left ${at}`, right })),
    distractors: ['fox'],
  });
  const sheet = renderToStaticMarkup(<PrintedAnswer block={part.student} number={1} m={m} />);
  const lettersOf = (right: string) =>
    [...sheet.matchAll(/<b>([A-Z])<\/b><span dir="auto">([^<]*)</gu)]
      .flatMap(([, letter, text]) => (text === right ? [letter] : []))
      .join(' / ');
  expect(lettersOf('dog')).toMatch(/^[A-E] \/ [A-E]$/u);
  const lines = renderToStaticMarkup(<PrintedKey printed={part} m={m} />)
    .split('</p>')
    .map(wordsOf);
  expect(lines.map((line) => line.trim().replaceAll(/\s+/gu, ' ')).slice(0, 4)).toEqual([
    `1.1 ${lettersOf('cat')} cat`,
    `1.2 ${lettersOf('dog')} dog`,
    `1.3 ${lettersOf('dog')} dog`,
    `1.4 ${lettersOf('bird')} bird`,
  ]);
});

it('a text with gaps is printed with its formatting', () => {
  const part = printed({
    type: 'FillInBlanks',
    id: 'f',
    rubric: '<p>Replace the underlined words.</p>',
    autoCorrected: true,
    boxOptions: false,
    content: [
      { type: 'text', text: 'He is ' },
      { type: 'text', text: 'very cold', formatting: ['strong', 'u'] },
      { type: 'text', text: ', or ' },
      { type: 'gap', id: 'g', answers: ['freezing'] },
    ],
  });
  const sheet = renderToStaticMarkup(<PrintedAnswer block={part.student} number={1} m={m} />);
  expect(sheet).toContain('<strong><u>very cold</u></strong>');
  expect(wordsOf(sheet)).toContain('He is very cold, or 1.1');
});

it('the sheet of the marker calls a question what the editor calls it', () => {
  const block = lighthouseFixture.block;
  const nameOf = (subQuestionType: 'ShortAnswers' | 'NoteTaking') => {
    const draft = { ...emptyDraft(), subQuestionType, questions: [block] };
    const questions = printedSections([{ questions: [{ id: 'q', draft }] }]).flat();
    const sheet = renderToStaticMarkup(<MarkerTable sections={[{ name: 'S', questions }]} language="en" m={m} />);
    return ['Short answers', 'Note taking'].filter((name) => sheet.includes(name));
  };
  expect(nameOf('NoteTaking')).toEqual(['Note taking']);
  expect(nameOf('ShortAnswers')).toEqual(['Short answers']);
});

it('the sheet of the marker has no line for what nothing is given for', () => {
  const essay = { ...defaultBlock('WritingEssays'), rubric: '<p>Write.</p>', contentMark: 6 };
  const partsOf = (languageMark: number) => {
    const draft = { ...emptyDraft(), questions: [{ ...essay, languageMark }] };
    const questions = printedSections([{ questions: [{ id: 'q', draft }] }]).flat();
    const sheet = renderToStaticMarkup(<MarkerTable sections={[{ name: 'S', questions }]} language="en" m={m} />);
    return [m.parts.content, m.parts.language].filter((name) => sheet.includes(`<td>${name}</td>`));
  };
  expect(partsOf(4)).toEqual([m.parts.content, m.parts.language]);
  expect(partsOf(0)).toEqual([m.parts.content]);
});

it('counts the words that are asked for as Arabic does', () => {
  const { words } = printMessagesIn('ar');
  expect(words(5, undefined)).toBe('5 كلمات على الأقل');
  expect(words(undefined, 10)).toBe('10 كلمات على الأكثر');
  expect(words(1, 2)).toBe('من 1 إلى كلمتين');
  expect(words(100, 150)).toBe('من 100 إلى 150 كلمة');
});

it('says where a prompt is a recording, beside its words if it has any', () => {
  const audio = { id: 'a', name: 'a.mp3', mime: 'audio/mpeg', size: 1 };
  const content = [
    { id: 'p1', text: '', audio },
    { id: 'p2', text: 'Listen.', audio },
    { id: 'p3', text: 'Where do you live?' },
  ];
  const part = printed({ ...defaultBlock('SpeakingQA'), rubric: '<p>Answer.</p>', content });
  const sheet = renderToStaticMarkup(<PrintedAnswer block={part.student} number={1} m={m} />);
  const items = [...sheet.matchAll(/<li>(.*?)<\/li>/gu)].map(([, item = '']) => wordsOf(item));
  expect(items).toEqual([`1.1${m.recording}`, `1.2Listen.${m.recording}`, '1.3Where do you live?']);
});

it('the sheet of the marker has no heading of a section in which nothing is marked', () => {
  const blocks = { read: defaultBlock('Rubric'), written: { ...defaultBlock('WritingEssays'), contentMark: 6 } };
  const sections = Object.entries(blocks).map(([name, block]) => {
    const draft = { ...emptyDraft(), questions: [{ ...block, rubric: '<p>Read this.</p>' }] };
    return { name, questions: printedSections([{ questions: [{ id: name, draft }] }]).flat() };
  });
  const sheet = wordsOf(renderToStaticMarkup(<MarkerTable sections={sections} language="en" m={m} />));
  expect(sheet).toContain('written');
  expect(sheet).not.toContain('read');
});
