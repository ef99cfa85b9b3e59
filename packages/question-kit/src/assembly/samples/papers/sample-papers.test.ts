import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { validateDraft } from '../../core/validate-draft.ts';
import { compareBlueprint } from '../../paper/blueprint.ts';
import { filesOfPaper } from '../../paper/file/media.ts';
import { paperSchema, type Paper } from '../../paper/paper.ts';
import { samplePapers } from './sample-papers.ts';

const draftsOf = ({ sections }: Paper) => sections.flatMap(({ questions }) => questions.map(({ draft }) => draft));
const all = Object.entries<Paper>(samplePapers);

describe.each(all)('the sample paper of %s', (_skill, paper) => {
  it('is a paper that could be set: nothing is missing in its questions', () => {
    expect(paperSchema.safeParse(paper).error).toBeUndefined();
    expect(draftsOf(paper).flatMap(validateDraft)).toEqual([]);
  });

  it('reaches its own blueprint', () => {
    expect(compareBlueprint(paper.blueprint, draftsOf(paper)).map(({ status }) => status)).toEqual(
      paper.blueprint.map(() => 'met'),
    );
  });
});

it('examines each skill in a paper', () => {
  const skills = all.map(([, paper]) => [...new Set(draftsOf(paper).map(({ type }) => type))]);
  expect(skills).toEqual([['Reading'], ['Listening'], ['Writing'], ['Speaking'], ['Vocab'], ['Reading']]);
  expect(samplePapers.arabic.language).toBe('ar');
});

it('has a recording with its words for each Listening question', () => {
  for (const { input } of draftsOf(samplePapers.listening))
    expect(input).toMatchObject([{ kind: 'audio', transcript: expect.stringMatching(/\w/u) }]);
  for (const { name, size } of filesOfPaper(samplePapers.listening)) {
    const file = path.join(import.meta.dirname, '../audio', name);
    expect(existsSync(file), name).toBe(true);
    expect(statSync(file).size).toBe(size);
  }
});
