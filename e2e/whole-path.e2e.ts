import type { AttemptQuestion, StoredQuestion, Task, TaskTaken } from '../packages/api-client/src/contract/index.ts';
import type { Account } from './support/account.ts';
import { startQuestion, preview, saveQuestion, setHomework, writeOptions } from './support/author.ts';
import { logInByForm } from './support/login-page.ts';
import { choiceQuestion } from './support/questions.ts';
import { unique } from './support/school.ts';
import { beginTask, nextPart, submitAttempt, waitUntilSaved } from './support/student.ts';
import { selectWords } from './support/text.ts';
import { expect, test } from './test.ts';

const essay = 'My street is quiet. In the morning the baker open his shop, and everybody come to talk.';

test('takes a question from its author to a student, an assistant and a parent', async ({ school, enter }) => {
  const group = await school.group();
  const student = await school.person('student', 'Lina', { groups: [group._id] });
  const assistant = await school.person('assistant', 'Bram', { groups: [group._id] });
  const parent = await school.person('parent', 'Rosa', { children: [student._id] });
  const titles = { choice: unique('Colours'), gaps: unique('Sunrise'), essay: unique('Street') };
  const task = unique('Homework');

  const authorPage = await enter(null);
  await test.step('an admin writes three questions', async () => {
    await logInByForm(authorPage, school.admin);

    const choice = await startQuestion(authorPage, {
      title: titles.choice,
      skill: 'Reading',
      type: 'Multiple choice',
      rubric: 'Which colour is the door?',
    });
    await writeOptions(choice, ['Green', 'Red', 'Blue']);
    await choice.getByRole('button', { name: 'Explain why: Option 1' }).click();
    await choice.getByRole('textbox', { name: 'Explanation: Option 1' }).fill('The second line says so.');
    await choice.getByRole('checkbox', { name: 'Automatic marks are final' }).check();
    await expect(preview(authorPage).getByRole('radio', { name: 'Green' })).toBeVisible();
    await saveQuestion(authorPage);

    const gaps = await startQuestion(authorPage, {
      title: titles.gaps,
      skill: 'Reading',
      type: 'Fill in the blanks',
      rubric: 'Complete the sentence.',
    });
    const text = gaps.getByRole('textbox', { name: 'Text with gaps' });
    await text.click();
    await text.fill('The sun [[rises|comes up]] in the east.');
    await text.press('End');
    // Selects the last word without the full stop.
    await text.press('ArrowLeft');
    await text.press('Shift+Control+ArrowLeft');
    await gaps.getByRole('button', { name: 'Make a gap' }).click();
    await expect(text).toHaveText('The sun [[rises|comes up]] in the [[east]].');
    await gaps.getByRole('checkbox', { name: 'Automatic marks are final' }).check();
    await expect(preview(authorPage).getByRole('textbox', { name: 'Gap 2 of 2' })).toBeVisible();
    await saveQuestion(authorPage);

    const writing = await startQuestion(authorPage, {
      title: titles.essay,
      skill: 'Writing',
      type: 'Essay',
      rubric: 'Describe your street.',
    });
    await writing.getByRole('spinbutton', { name: 'Minimum number of words' }).fill('10');
    await writing.getByRole('spinbutton', { name: 'Content, at most' }).fill('6');
    await writing.getByRole('spinbutton', { name: 'Language, at most' }).fill('4');
    await saveQuestion(authorPage);
  });

  await test.step('sets them as homework', async () => {
    await setHomework(authorPage, { title: task, questions: Object.values(titles), group: group.name });
  });

  const studentPage = await enter(null);
  await test.step('the student answers and submits', async () => {
    await logInByForm(studentPage, student);
    await beginTask(studentPage, task);
    await studentPage.getByRole('radio', { name: 'Green' }).check();
    await nextPart(studentPage);
    await studentPage.getByRole('textbox', { name: 'Gap 1 of 2' }).fill('comes up');
    await studentPage.getByRole('textbox', { name: 'Gap 2 of 2' }).fill('west');
    await nextPart(studentPage);
    await studentPage.getByRole('textbox', { name: 'Your text' }).pressSequentially('My street is');
    await expect(studentPage.getByText('3 words')).toBeVisible();
    await expect(studentPage.getByText('7 to go')).toBeVisible();
    await studentPage.getByRole('textbox', { name: 'Your text' }).fill(essay);
    await expect(studentPage.getByText('17 words')).toBeVisible();
    await waitUntilSaved(studentPage);
    await submitAttempt(studentPage);
  });

  const parentPage = await enter(null);
  await test.step('neither student nor parent sees a mark before the release', async () => {
    await expect(studentPage.getByRole('article')).toContainText('Your answers are with your teacher.');
    await expect(studentPage.getByRole('link', { name: 'See the result' })).toBeHidden();
    await expect(studentPage.getByText('%')).toBeHidden();
    await logInByForm(parentPage, parent);
    await parentPage.getByRole('link', { name: student.name, exact: true }).click();
    await expect(parentPage.getByRole('listitem').filter({ hasText: task })).toContainText('Open');
    await expect(parentPage.getByRole('link', { name: task })).toBeHidden();
    await expect(parentPage.getByText('%')).toBeHidden();
  });

  const markerPage = await enter(null);
  await test.step('the assistant marks what the machine could not, and releases', async () => {
    await logInByForm(markerPage, assistant);
    await markerPage.getByRole('link', { name: 'Tasks', exact: true }).click();
    await markerPage.getByRole('link', { name: task }).click();
    await markerPage.getByRole('link', { name: 'Mark the next one' }).click();
    const questions = markerPage.getByRole('navigation', { name: 'Questions of this attempt' });
    await expect(questions.getByRole('button', { name: titles.choice })).toContainText('1 / 1');
    await expect(questions.getByRole('button', { name: titles.gaps })).toContainText('1 / 2');

    await selectWords(markerPage.getByRole('group', { name: 'The student’s text' }), 'baker open');
    await markerPage.getByRole('button', { name: /^Comment/u }).click();
    await markerPage.getByRole('textbox', { name: 'What do you want to say?' }).fill('One baker opens.');
    await markerPage.getByRole('group', { name: 'New comment' }).getByRole('button', { name: 'Save' }).click();
    await markerPage.getByRole('spinbutton', { name: 'Mark for Content' }).fill('4.5');
    const halfMore = markerPage.getByRole('button', { name: 'Half a mark more: Language' });
    for (let halves = 0; halves < 5; halves += 1) await halfMore.click();
    await expect(markerPage.getByRole('spinbutton', { name: 'Mark for Language' })).toHaveValue('2.5');
    await markerPage.getByRole('textbox', { name: 'Comment on the whole text' }).fill('I can see your street.');
    await markerPage.getByRole('button', { name: 'Save marks' }).click();
    await expect(markerPage.getByText('Marks saved')).toBeVisible();
    await markerPage.getByRole('button', { name: 'Release', exact: true }).click();
    await expect(markerPage.getByText('Released to the student')).toBeVisible();
  });

  await test.step('the parent reads marks, comments and the right answers', async () => {
    await parentPage.reload();
    await parentPage.getByRole('link', { name: task }).click();
    await expect(parentPage.getByRole('heading', { name: task, level: 1 })).toBeVisible();
    await expect(parentPage.getByText('9 of 13')).toBeVisible();

    const choice = parentPage.getByRole('region', { name: titles.choice });
    await expect(choice.getByRole('listitem').filter({ hasText: 'Green' })).toContainText('Chosen answer · Right');
    await expect(choice.getByText('The second line says so.')).toBeVisible();

    const gaps = parentPage.getByRole('region', { name: titles.gaps });
    await expect(gaps.getByText('Accepted: rises · comes up')).toBeVisible();
    await expect(gaps.getByText('Accepted: east')).toBeVisible();

    const writing = parentPage.getByRole('region', { name: titles.essay });
    await expect(writing.getByText('4.5 of 6 marks')).toBeVisible();
    await expect(writing.getByText('2.5 of 4 marks')).toBeVisible();
    await expect(writing.locator('mark')).toHaveText('baker open');
    await expect(writing.getByText('One baker opens.')).toBeVisible();
    await expect(writing.getByText('I can see your street.')).toBeVisible();
  });

  await test.step('and so does the student', async () => {
    await studentPage.reload();
    await studentPage.getByRole('link', { name: 'See the result' }).click();
    await expect(studentPage.getByText('9 of 13')).toBeVisible();
  });
});

test('questions of a folder get a tag, are brought back to a former version, and are drawn for each attempt', async ({
  school,
  enter,
}) => {
  const { call } = school.admin;
  const group = await school.group();
  const [one, two] = [
    await school.person('student', 'Drawn', { groups: [group._id] }),
    await school.person('student', 'Drawn', { groups: [group._id] }),
  ];
  const other = await school.person('admin', 'Editor');
  const [folder, tag, task] = [unique('Folder'), unique('tag').toLowerCase(), unique('Draw')];
  const { _id: category } = await call.post<{ _id: string }>('/categories', { name: folder });
  const titles = ['a', 'b', 'c', 'd'].map((letter) => unique(`Door ${letter}`));
  const contentOf = (title: string) => ({ ...choiceQuestion(title), category });
  const stored = await Promise.all(
    titles.map((title) => call.post<StoredQuestion>('/questions', { content: contentOf(title) })),
  );
  const [first] = stored;
  if (!first) throw new Error('There is no question.');
  const page = await enter(school.admin);

  await test.step('those of a folder get a tag together', async () => {
    await page.goto('/admin/questions');
    await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: folder }).click();
    for (const title of titles) await page.getByRole('checkbox', { name: `Select ${title}` }).check();
    await expect(page.getByText('4 rows selected')).toBeVisible();
    await page.getByRole('button', { name: 'Edit tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 4 questions' });
    await dialog.getByRole('combobox', { name: 'Add to all' }).fill(tag);
    await dialog.getByRole('option', { name: tag }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Tags saved')).toBeVisible();
  });

  await test.step('a version of somebody else is compared, and the one before it is brought back', async () => {
    const content = { ...contentOf(first.content.title) };
    content.questions = content.questions.map((block) => ({ ...block, rubric: '<p>Which colour is the gate?</p>' }));
    await other.call.put(`/questions/${first._id}`, { rev: first.rev, content });
    await page.goto(`/admin/questions/details/${first._id}`);
    await expect(page.getByRole('tabpanel', { name: 'What changed' })).toContainText('gate');
    await page
      .getByRole('button', { name: /^Version \d.*by /u })
      .last()
      .click();
    await page.getByRole('button', { name: 'Restore this version' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
    await expect(page.getByText('Version restored')).toBeVisible();
    await expect(page.getByText(`Restored from version ${first.rev}`)).toBeVisible();
    const { content: restored } = await call.get<StoredQuestion>(`/questions/${first._id}`);
    expect(restored.questions[0]?.rubric).toContain('door');
  });

  await test.step('a task draws two of the tag', async () => {
    await page.goto('/admin/tasks');
    await page.getByRole('button', { name: 'New task' }).click();
    const dialog = page.getByRole('dialog', { name: 'New task' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill(task);
    await dialog.getByRole('button', { name: 'Draw questions at random' }).click();
    await dialog.getByRole('combobox', { name: 'With all of these tags' }).fill(tag);
    await dialog.getByRole('option', { name: tag }).click();
    await dialog.getByRole('textbox', { name: 'How many' }).fill('2');
    await expect(dialog.getByText('4 to choose from; each attempt gets 2, worth 2 marks together.')).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Groups' }).fill(group.name);
    await dialog.getByRole('option', { name: group.name }).click();
    await dialog.getByRole('button', { name: 'Save and publish' }).click();
    await expect(page.getByRole('row', { name: task })).toContainText('Published');
  });

  await test.step('two students get two each, and keep them when the bank changes', async () => {
    const taken = await enter(one);
    await taken.goto('/student');
    await beginTask(taken, task);
    const parts = taken.getByRole('navigation', { name: 'Questions' });
    const { items } = await call.get<{ items: Task[] }>(`/tasks?search=${encodeURIComponent(task)}`);
    /** What a student is given: an attempt that is open goes on. */
    const givenTo = async ({ call: own }: Account) => {
      const { _id } = await own.post<TaskTaken>('/task-takens', { task: items[0]?._id });
      return own.get<{ items: AttemptQuestion[] }>(`/student-questions?taskTaken=${_id}`);
    };
    const [before, beforeOfOther] = [await givenTo(one), await givenTo(two)];
    for (const { items: given } of [before, beforeOfOther])
      expect(given.map(({ question }) => stored.some(({ _id }) => _id === question))).toEqual([true, true]);
    for (const { _id } of stored) {
      const { rev, content } = await call.get<StoredQuestion>(`/questions/${_id}`);
      const questions = content.questions.map((block) => ({ ...block, rubric: '<p>Which colour is the wall?</p>' }));
      await call.put(`/questions/${_id}`, { rev, content: { ...content, questions } });
    }
    await taken.reload();
    await expect(parts).toBeVisible();
    await expect(taken.getByText('Which colour is the door?').first()).toBeVisible();
    expect([await givenTo(one), await givenTo(two)]).toEqual([before, beforeOfOther]);
  });
});
