import { expect, it } from 'vitest';
import { filesIn } from './files-in.ts';

const file = (id: string, mime: string, size: number) => ({ id, name: `${id}.bin`, mime, size });

it('finds each file that a page shows or plays once, wherever a question has it, the smallest first', () => {
  const film = file('film', 'video/webm', 900);
  const questions = [
    { input: [{ kind: 'video', file: film, captions: file('lines', 'text/vtt', 5) }], questions: [] },
    {
      input: [],
      questions: [{ type: 'VideoSpeaking', content: [{ video: film }, { photo: file('photo', 'image/png', 40) }] }],
    },
    { input: [{ kind: 'pdf', file: file('sheet', 'application/pdf', 70) }], questions: [{ text: null }] },
  ];
  expect(filesIn(questions).map(({ id }) => id)).toEqual(['lines', 'photo', 'sheet', 'film']);
});

it('leaves out what would be a page of our own', () => {
  expect(filesIn([file('page', 'text/html', 5), file('drawing', 'application/xml', 5)])).toEqual([]);
});
