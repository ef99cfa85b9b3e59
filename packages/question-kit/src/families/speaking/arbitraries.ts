import fc from 'fast-check';
import { anyFile, anyId, anyMark, anyPart, anyText } from '../../primitives/testing/any-fields.ts';

export const anySeconds = fc.integer({ min: 1, max: 3600 });
export const anyTimes = { prepSeconds: anySeconds, answerSeconds: anySeconds };
export const anyMaxima = { communicationMark: anyMark, languageKnowledgeMark: anyMark };
export const alwaysInBlock = ['type', 'rubric', 'autoCorrected'] as const;
export const fewItemsById = { maxLength: 5, selector: ({ id }: { id: string }) => id };
export const anySpokenAnswer = {
  studentAnswer: fc.array(anyPart, { maxLength: 4 }),
  instructorFiles: fc.array(anyFile, { maxLength: 2 }),
  instructorComments: anyText,
};
/** Comments on recordings that may be those of the answer. */
const anyTimedComments = fc.array(fc.record({ id: anyId, recording: anyId, atMs: fc.nat(600_000), text: anyText }), {
  maxLength: 3,
});
export const anyReviewFields = { timedComments: anyTimedComments, reviewed: fc.boolean(), reviewedBy: anyText };
export const alwaysInEntry = ['studentAnswer', 'instructorFiles', 'instructorComments'] as const;
export const anySharedMarks = { studentCommunicationMark: anyMark, studentLanguageKnowledgeMark: anyMark };
export const sharedMarkNames = ['studentCommunicationMark', 'studentLanguageKnowledgeMark'] as const;
