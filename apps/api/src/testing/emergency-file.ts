import { type EmergencyContent, emergencyEncryption } from '@rubrica/api-client/contract';
import { CompactEncrypt, importJWK } from 'jose';
import type { Classroom, SignedInPerson } from './classroom.ts';
import type { TestServer } from './test-server.ts';

/** Makes an emergency file of a student's, as a page does. `content` may be anything, to see it refused. */
export async function emergencyFile(server: TestServer, student: SignedInPerson, content: unknown): Promise<string> {
  const { kid, ...key } = await server.ok('getEmergencyKey', {}, student);
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ ...emergencyEncryption, kid })
    .encrypt(await importJWK(key, emergencyEncryption.alg));
}

/** The content of a file of an attempt's first answer. */
export async function emergencyContent(
  room: Classroom,
  attempt: Awaited<ReturnType<Classroom['start']>>,
  entries: EmergencyContent['answers'][number]['answers'],
  student = room.student,
): Promise<EmergencyContent> {
  const [answer] = await room.answersOf(attempt, student);
  return {
    version: 1,
    taskTaken: attempt._id,
    student: attempt.student,
    madeAt: '2026-03-02T11:00:00.000Z',
    recordingsMissing: 0,
    answers: [{ answer: answer?._id ?? '', rev: answer?.rev ?? 0, answers: entries, flagged: false }],
  };
}
