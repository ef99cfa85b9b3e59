import { type CallName, contract } from '@rubrica/api-client/contract';
import fc from 'fast-check';
import { wrongChoices } from '../sample-questions.ts';
import type { FuzzWorld } from './fuzz-world.ts';
import type { RequestParts } from './meeting-requests.ts';

/** Requests on a lecture of a task: its answers, a try that is made again and again, and marks. */
export function lectureParts(name: CallName, { lectures }: FuzzWorld): fc.Arbitrary<RequestParts> | undefined {
  const headers = { 'content-type': 'application/json' };
  if (name === 'getTaskLecture') {
    const path = `/tasks/${lectures.task}/lectures/${lectures.video}`;
    return fc.constant({ path, query: '', headers: {}, body: undefined });
  }
  if (name === 'reportProgress') {
    return fc.nat({ max: 60_000 }).map((positionMs) => ({
      path: contract[name].path.replace(':id', lectures.video),
      query: '',
      headers,
      body: JSON.stringify({ intervals: [], positionMs }),
    }));
  }
  if (name === 'updateLectureQuestion' || name === 'updateVideo') {
    // Mostly the first revision, which an object has until a request has written it.
    const rev = fc.constantFrom(1, 1, 1, 2);
    const title = fc.lorem({ maxCount: 3 });
    const source = { kind: 'link', url: 'https://videos.example/a.mp4' };
    return fc.record({ rev, title, atMs: fc.nat({ max: 60_000 }) }).map(({ title: given, ...body }) => ({
      path: contract[name].path.replace(':id', lectures.edited[name]),
      query: '',
      headers,
      body: JSON.stringify(name === 'updateVideo' ? { title: given, durationMs: 60_000, source, rev: body.rev } : body),
    }));
  }
  if (name === 'answerStudentVideoQuestion') {
    return fc
      .record({ id: fc.constantFrom(...lectures.questions), number: fc.constantFrom(1, 1, 2, 3) })
      .map(({ id, number }) => ({
        path: contract[name].path.replace(':id', id),
        query: '',
        headers,
        body: JSON.stringify({ try: number, version: 1, answers: wrongChoices }),
      }));
  }
  if (name !== 'saveLectureMarks') return undefined;
  return fc.nat({ max: 2 }).map((version) => ({
    path: contract[name].path.replace(':id', lectures.answer),
    query: '',
    headers: { ...headers, 'if-match': `"${version}"` },
    body: JSON.stringify({ answers: wrongChoices }),
  }));
}
