import { describe, expect, it } from 'vitest';
import { emptyDraft, questionOf } from '../../../core/defaults.ts';
import { updateDraft } from '../../../draft/head.ts';
import { apply } from '../../../draft/history.ts';
import { writePaperFile } from '../../../paper/file/write-paper-file.ts';
import { addComment } from '../../../editorial/comments.ts';
import { paperOf } from '../../state/paper-of.ts';
import { createWorkbenchQuestion, withCurrent, workbenchOf } from '../../state/workbench-state.ts';
import { alignKinds, differencesOf, paperAtStart, paperOfVersion, readCompared } from './versions-to-compare.ts';

const draft = { ...emptyDraft(), title: 'Tides' };
const bench = workbenchOf([createWorkbenchQuestion(draft)]);
const edited = withCurrent(bench, (question) => ({
  ...question,
  history: apply(question.history, updateDraft({ title: 'The tides' })),
}));
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('what can be compared', () => {
  it('is the open paper with how it was when it was opened', () => {
    const { questions } = differencesOf(paperAtStart(edited), paperOf(edited));
    expect(questions).toMatchObject([{ fields: [{ path: ['title'], before: 'Tides', after: 'The tides' }] }]);
  });

  it('is a version of the paper, without what editors have said since', () => {
    const [section] = paperOf(bench).sections;
    if (!section) throw new Error('A paper has a section.');
    const version = { id: 'first', name: 'First', by: '', at: '2026-11-23T08:00:00.000Z', sections: [section] };
    const paper = { ...paperOf(bench), versions: [version] };
    const old = paperOfVersion(paper, 'first');
    const commented = withCurrent(bench, (question) =>
      addComment(question, { anchor: { path: [], itemId: null }, text: 'Good.' }, { by: 'Salma', at: version.at }),
    );
    expect(old && differencesOf(old, paperOf(commented)).questions).toEqual([]);
    expect(paperOfVersion(paper, 'none')).toBeNull();
  });

  it('is a paper or a question from a file; anything else says why not', () => {
    expect(readCompared(writePaperFile(paperOf(bench)))).toMatchObject({ kind: 'paper' });
    const question = readCompared(bytesOf(JSON.stringify(questionOf(draft))));
    expect(question).toMatchObject({ kind: 'question' });
    expect(readCompared(bytesOf('no question'))).toEqual({ problems: [] });

    // The question of a file is compared with the open one, and not with another paper.
    const open = paperOf(edited);
    if ('problems' in question) throw new Error('The question was not read.');
    const pair = alignKinds(
      question,
      { kind: 'paper', paper: open },
      { open, draft: { ...draft, title: 'The tides' } },
    );
    expect(pair && differencesOf(pair.before, pair.after).questions).toMatchObject([{ fields: [{ path: ['title'] }] }]);
    const other = { kind: 'paper' as const, paper: paperOf(bench) };
    expect(alignKinds(question, other, { open, draft })).toBeNull();
  });
});
