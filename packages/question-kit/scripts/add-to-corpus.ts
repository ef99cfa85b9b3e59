// Freezes the examples of every type as they are stored today: `node --conditions=@rubrica/source scripts/add-to-corpus.ts`. It
// only ever adds files. What a former version stored must be read for good, so nobody edits one that is there.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Fixture } from '../src/primitives/fixture.ts';
import { markAnswers } from '../src/assembly/core/marking.ts';
import { questionVersion } from '../src/assembly/core/question.ts';
import { questionTypes } from '../src/types/question-types.ts';
import { manifestOf, type AnswerEntry, type Block } from '../src/assembly/core/registry.ts';
import { fixtures, questionFixture } from '../src/fixtures.ts';

const corpus = path.resolve(import.meta.dirname, '../corpus');
const folder = path.join(corpus, String(questionVersion));
mkdirSync(folder, { recursive: true });

for (const type of questionTypes) {
  const examples: readonly Fixture<Block, AnswerEntry>[] = fixtures[type];
  const { version } = manifestOf(type);
  const name = version === 1 ? type : `${type}-v${version}`;
  for (const [index, { block, right, others }] of examples.entries()) {
    const file = path.join(folder, `${name}-${index + 1}.json`);
    if (existsSync(file)) continue;
    const question = { ...questionFixture(type), questions: [block] };
    const answers = [right, ...Object.values(others)].map((entry) => {
      const { mark, maximum, pending } = markAnswers(question, [entry]);
      return { entries: [entry], mark, maximum, pending };
    });
    writeFileSync(file, `${JSON.stringify({ question, answers }, null, 2)}\n`);
    console.log(`Added ${path.relative(corpus, file)}`);
  }
}

const sums = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => {
    const sum = createHash('sha256').update(readFileSync(path.join(corpus, file)));
    return `${sum.digest('hex')}  ${file}\n`;
  });
writeFileSync(path.join(corpus, 'SHA256SUMS'), sums.join(''));
