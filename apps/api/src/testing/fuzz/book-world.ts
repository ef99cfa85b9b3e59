import type { Classroom } from '../classroom.ts';
import { choiceQuestion } from '../sample-questions.ts';
import type { TestServer } from '../test-server.ts';

const page = { _id: '01890a5d-ac96-774b-bcce-b302099a8071', text: '<p>The lamp was dark.</p>' };

/** Books that requests change and remove, and some that no other request can: their ids are not among those that requests name. */
export async function bookWorld({ ok }: TestServer, { admin, group, makeQuestion }: Classroom, ids: string[]) {
  const question = await makeQuestion(choiceQuestion('Of a book'));
  const make = async (title: string) => {
    const body = { title, pages: [page], questions: [{ question, page: null }] };
    return (await ok('createBook', { body }, admin))._id;
  };
  for (let count = 0; count < 12; count += 1) ids.push(await make(`Book ${count}`));
  const read = await make('Read');
  await ok('publishBook', { params: { id: read }, body: { rev: 1, groups: [group] } }, admin);
  return { read, published: await make('Published'), restored: await make('Restored'), question, group };
}
