import { expect, it } from 'vitest';
import { emptyDraft } from '../../core/defaults.ts';
import { readPaperFile } from '../../paper/file/read-paper-file.ts';
import { sectionsInLanguage } from '../../paper/in-language.ts';
import { createPaperQuestion, createSection, emptyPaper } from '../../paper/paper.ts';
import { totalsOf } from '../../paper/totals.ts';
import { openPaper, paperOf } from '../state/paper-of.ts';
import { emptyWorkbench, openQuestionsOf, withDrafts } from '../state/workbench-state.ts';
import { paperFileOf } from './paper-file.ts';
import { withPaper } from './with-paper.ts';

const picture = (id: string) => ({ id, name: 'quay.png', mime: 'image/png', size: 3 });
const withPicture = (id: string) => ({
  ...emptyDraft(),
  title: id,
  input: [{ id: 'input', kind: 'image' as const, file: picture(id), alt: 'A quay' }],
});
const media = {
  url: async ({ id }: { id: string }) => {
    if (id === 'lost') throw new Error('It is not here.');
    return 'data:image/png;base64,AQID';
  },
};

it('a saved paper has the pictures that can be read here, and says which cannot', async () => {
  const workbench = withDrafts(emptyWorkbench(), [withPicture('here'), withPicture('lost')]);
  const { bytes, missing } = await paperFileOf(workbench, media);
  expect(missing).toEqual([picture('lost')]);
  const file = readPaperFile(bytes);
  if ('problems' in file) throw new Error('It is refused.');
  expect(file.paper).toEqual(paperOf(workbench));
  expect([...file.media.values()]).toEqual([{ ref: picture('here'), bytes: new Uint8Array([1, 2, 3]) }]);
  expect(openPaper(file.paper).sections).toHaveLength(1);
});

it('a paper is added to itself with ids of its own', () => {
  const workbench = withDrafts(emptyWorkbench(), [{ ...emptyDraft(), title: 'a' }]);
  const both = withPaper(workbench, paperOf(workbench));
  expect(both.sections).toHaveLength(2);
  expect(new Set(openQuestionsOf(both).map(({ id }) => id)).size).toBe(2);
  expect(new Set(both.sections.map(({ id }) => id)).size).toBe(2);
});

const named = (title: string) => ({ ...emptyDraft(), title });

it('a paper in another language is added with the language of its questions, which count as before', () => {
  const arabic = createPaperQuestion(named('سؤال'));
  const english = { ...createPaperQuestion(named('Question')), language: 'en', translationOf: arabic.id };
  const paper = { ...emptyPaper(), title: 'ورقة', language: 'ar', sections: [createSection('', [arabic, english])] };
  const both = paperOf(withPaper(withDrafts(emptyWorkbench(), [named('Mine')]), paper));
  expect(both.sections.map(({ questions }) => questions.map(({ language }) => language))).toEqual([
    [null],
    ['ar', null],
  ]);
  expect(totalsOf(sectionsInLanguage(both)).questions).toBe(2);
  expect(totalsOf(sectionsInLanguage(both, 'ar')).questions).toBe(2);
});
