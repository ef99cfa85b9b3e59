import type { Classroom } from './classroom.ts';
import { emergencyContent, emergencyFile } from './emergency-file.ts';
import { choiceQuestion, rightChoices } from './sample-questions.ts';
import type { TestServer } from './test-server.ts';

/** A call that succeeds, for every audited call of emergency files, with what its entry holds. */
export function emergencyFileScenarios(school: () => { server: TestServer; room: Classroom }) {
  return {
    importEmergencyFile: async ({ server, room } = school()) => {
      const attempt = await room.start(await room.makeTask({ contents: [choiceQuestion()] }));
      const file = await emergencyFile(server, room.student, await emergencyContent(room, attempt, rightChoices));
      const [answer] = await room.answersOf(attempt);
      return {
        args: { params: { id: attempt._id }, body: { file, apply: true } },
        expected: { details: { taken: [answer?._id], kept: [] } },
      };
    },
  };
}
