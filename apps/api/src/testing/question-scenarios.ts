import { expect } from 'vitest';
import type { Classroom } from './classroom.ts';
import { choiceQuestion, sentinel } from './sample-questions.ts';
import type { TestServer } from './test-server.ts';

interface School {
  server: TestServer;
  room: Classroom;
}

const changed = (before: object, after: object) => ({ details: { before, after } });

async function makeTag({ server, room }: School, name: string) {
  const questions = [await room.makeQuestion(choiceQuestion())];
  await server.ok('tagQuestions', { body: { questions, add: [name] } }, room.admin);
  const { items } = await server.ok('listTags', {}, room.admin);
  return items.find((tag) => tag.name === name)?._id ?? '';
}

/** A call that succeeds, for every audited call of the bank of questions, with what its entry holds. */
export function questionScenarios(school: () => School) {
  return {
    createQuestion: async () => ({
      args: { body: { content: choiceQuestion('Made') } },
      expected: { details: { after: { title: 'Made' }, changed: { questions: { count: expect.any(Number) } } } },
    }),
    updateQuestion: async ({ server, room } = school()) => {
      const { _id, content } = await server.ok(
        'createQuestion',
        { body: { content: choiceQuestion('One') } },
        room.admin,
      );
      const [first, ...others] = content.questions;
      if (!first) throw new Error('The block is missing.');
      const questions = [{ ...first, modelAnswer: `<p>${sentinel} another</p>` }, ...others];
      return {
        args: { params: { id: _id }, body: { rev: 1, content: { ...content, title: 'Two', questions } } },
        expected: {
          details: {
            before: { rev: 1, title: 'One' },
            after: { rev: 2, title: 'Two' },
            changed: { questions: { count: 1, paths: ['0.modelAnswer'] } },
          },
        },
      };
    },
    removeQuestion: async ({ room } = school()) => ({
      args: { params: { id: await room.makeQuestion(choiceQuestion('Gone')) } },
      expected: { details: { before: { title: 'Gone' } } },
    }),
    duplicateQuestion: async ({ room } = school()) => {
      const original = await room.makeQuestion(choiceQuestion('Twice'));
      return { args: { params: { id: original } }, expected: { details: { original, after: { title: 'Twice' } } } };
    },
    archiveQuestion: async ({ room } = school()) => ({
      args: { params: { id: await room.makeQuestion(choiceQuestion('Put away')) } },
      expected: changed({ archived: false }, { archived: true }),
    }),
    unarchiveQuestion: async ({ server, room } = school()) => {
      const params = { id: await room.makeQuestion(choiceQuestion('Taken out')) };
      await server.ok('archiveQuestion', { params }, room.admin);
      return { args: { params }, expected: changed({ archived: true }, { archived: false }) };
    },
    tagQuestions: async ({ room } = school()) => ({
      args: { body: { questions: [await room.makeQuestion(choiceQuestion())], add: ['Travel'] } },
      expected: changed({ tags: [] }, { tags: ['Travel'] }),
    }),
    recordQuestionExport: async ({ room } = school()) => {
      const id = await room.makeQuestion(choiceQuestion('Taken home'));
      return {
        args: { body: { questions: [id], format: 'gift' as const } },
        expected: { object: `question:${id}`, details: { format: 'gift', questions: [id] } },
      };
    },
    renameTag: async () => ({
      args: { params: { id: await makeTag(school(), 'Journeys') }, body: { name: 'Voyages' } },
      expected: changed({ name: 'Journeys' }, { name: 'Voyages' }),
    }),
    removeTag: async () => ({
      args: { params: { id: await makeTag(school(), 'Ships') } },
      expected: { details: { before: { name: 'Ships' } } },
    }),
    restoreQuestionVersion: async ({ room } = school()) => {
      const id = await room.makeQuestion(choiceQuestion('First'));
      return {
        args: { params: { id, rev: '1' }, body: { rev: 1 } },
        expected: { details: { before: { rev: 1 }, after: { rev: 2 }, restoredFrom: 1 } },
      };
    },
  };
}
