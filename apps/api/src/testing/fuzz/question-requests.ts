import { type CallName, contract } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import type { FuzzWorld } from './fuzz-world.ts';
import type { RequestParts } from './meeting-requests.ts';

/** Requests on versions of questions that have them. */
export function versionParts(name: CallName, { ids, contents }: FuzzWorld): fc.Arbitrary<RequestParts> | undefined {
  if (name !== 'getQuestionVersion' && name !== 'restoreQuestionVersion') return undefined;
  const id = fc.constantFrom(...ids.question.slice(0, contents.length));
  return fc.record({ id, rev: fc.constantFrom(1, 1, 1, 2) }).map(({ id: question, rev }) => ({
    path: contract[name].path.replace(':id', question).replace(':rev', '1'),
    query: '',
    headers: { 'content-type': 'application/json' },
    body: name === 'getQuestionVersion' ? undefined : JSON.stringify({ rev }),
  }));
}
