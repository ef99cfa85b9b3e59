import type { PaperImport, Task } from '../packages/api-client/src/contract/index.ts';
import { draftOf, questionOf } from '../packages/question-kit/src/index.ts';
import { createPaperQuestion, emptyPaper, writePaperFile } from '../packages/question-kit/src/paper.ts';
import { callerOf } from './support/caller.ts';
import { unique } from './support/school.ts';
import { beginTask, submitAttempt, waitUntilSaved } from './support/student.ts';
import { expect, test } from './test.ts';

const title = unique('Harbour');

/** A paper of one question, as the workbench writes it. */
function paperFile(): File {
  const question = questionOf({
    title,
    type: 'Reading',
    subQuestionType: 'MCQ',
    category: '',
    level: 'B2 of the paper',
    diploma: '',
    input: [],
    questions: [
      {
        type: 'MCQ',
        id: 'harbour',
        rubric: '<p>When do the boats leave?</p>',
        autoCorrected: true,
        content: [
          { id: 'night', text: 'At night', correct: true },
          { id: 'noon', text: 'At noon', correct: false },
        ],
      },
    ],
  });
  const section = { id: 'one', title: 'Part one', instructions: '', minutes: 30 };
  const questions = [{ ...createPaperQuestion(draftOf(question)), id: 'harbour' }];
  const paper = { ...emptyPaper(), id: title.replaceAll(' ', '-'), title, sections: [{ ...section, questions }] };
  return new File([writePaperFile(paper)], 'harbour.rubrica');
}

test('a paper is published with a token that an admin has made, set, and taken by a student', async ({
  school,
  origin,
  enter,
}) => {
  const group = await school.group();
  const student = await school.person('student', 'Lina', { groups: [group._id] });
  const adminPage = await enter(school.admin);

  const token = await test.step('an admin makes a token, which is shown once', async () => {
    await adminPage.goto('/admin/levels');
    await expect(adminPage.getByRole('heading', { level: 1 })).toBeVisible();
    await adminPage.getByRole('button', { name: school.admin.name }).click();
    await adminPage.getByRole('button', { name: 'Tokens for publishing' }).click();
    const dialog = adminPage.getByRole('dialog', { name: 'Tokens for publishing' });
    await dialog.getByRole('textbox', { name: 'What it is for' }).fill('Workbench');
    await dialog.getByRole('button', { name: 'Make a token' }).click();
    const made = await dialog.getByText(/^rubrica_publish_/u).textContent();
    await adminPage.reload();
    await expect(adminPage.getByText(/^rubrica_publish_/u)).toBeHidden();
    return made ?? '';
  });

  const { task } = await test.step('the paper is published with it', async () => {
    const program = callerOf(origin, token);
    const seen = await program.upload<PaperImport>('/papers/preview', paperFile());
    expect(seen).toMatchObject({ task: { action: 'create' }, unknown: { levels: ['B2 of the paper'] } });
    await expect(program.get('/questions')).rejects.toThrow(/401/u);
    return program.upload<PaperImport>('/papers', paperFile());
  });

  await test.step('the same file again changes nothing', async () => {
    await adminPage.goto('/admin/questions/import');
    const bytes = Buffer.from(await paperFile().arrayBuffer());
    await adminPage
      .getByLabel('File')
      .setInputFiles({ name: 'harbour.rubrica', mimeType: 'application/octet-stream', buffer: bytes });
    await expect(adminPage.getByText('Nothing has changed since the last import.')).toBeVisible();
  });

  await test.step('the draft task is set', async () => {
    const { call } = school.admin;
    const draft = await call.get<Task>(`/tasks/${task._id}`);
    expect(draft).toMatchObject({ status: 'draft', timeLimitMinutes: 30, title });
    await call.put(`/tasks/${task._id}`, { ...draft, status: 'published', groups: [group._id] });
  });

  await test.step('a student takes it', async () => {
    const page = await enter(student);
    await page.goto('/student');
    await beginTask(page, title);
    await page.getByRole('radio', { name: 'At night' }).check();
    await waitUntilSaved(page);
    await submitAttempt(page);
  });
});
