import { startQuestion, preview, saveQuestion, setHomework, writeOptions } from './support/author.ts';
import { logInByForm } from './support/login-page.ts';
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
    const halfMore = markerPage.getByRole('button', { name: 'Half a mark more' });
    for (let halves = 0; halves < 5; halves += 1) await halfMore.last().click();
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
    await expect(choice.getByRole('listitem').filter({ hasText: 'Green' })).toContainText('Your answer · Right');
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
