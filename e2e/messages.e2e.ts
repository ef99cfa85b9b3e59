import { unique } from './support/school.ts';
import { pressShortcut, typeAtFocus } from './support/keyboard.ts';
import { expect, test } from './test.ts';

test('a student writes to the school, an assistant answers by keyboard, and the student reads the answer', async ({
  school,
  enter,
}) => {
  const group = await school.group();
  const student = await school.person('student', unique('Noor'), { groups: [group._id] });
  const assistant = await school.person('assistant', 'Ines', { groups: [group._id] });

  const studentPage = await enter(student);
  await studentPage.goto('/student');
  await studentPage.getByRole('button', { name: 'Messages' }).click();
  await studentPage.getByRole('textbox').fill('May I hand in tomorrow?');
  await studentPage.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(studentPage.getByRole('listitem').getByText('May I hand in tomorrow?')).toBeVisible();

  const staffPage = await enter(assistant);
  await staffPage.goto('/assistant/messages');
  await expect(staffPage.getByRole('link', { name: student.name })).toContainText('May I hand in tomorrow?');
  await pressShortcut(staffPage, 'j');
  await expect(staffPage.locator('a:focus')).toBeVisible();
  await staffPage.keyboard.press('Enter');
  await expect(staffPage.getByRole('log').getByText('May I hand in tomorrow?')).toBeVisible();
  await pressShortcut(staffPage, 'n');
  await expect(staffPage.getByRole('textbox', { name: 'Note for the team' })).toBeFocused();
  await typeAtFocus(staffPage, 'She asked last week too.');
  await staffPage.keyboard.press('Control+Enter');
  await staffPage.keyboard.press('Escape');
  await pressShortcut(staffPage, 'r');
  await expect(staffPage.getByRole('textbox', { name: `Answer to ${student.name}` })).toBeFocused();
  await typeAtFocus(staffPage, 'Yes, until noon.');
  await staffPage.keyboard.press('Control+Enter');
  await expect(staffPage.getByRole('log').getByText('Yes, until noon.')).toBeVisible();

  await expect(studentPage.getByRole('listitem').getByText('Yes, until noon.')).toBeVisible();
  await expect(studentPage.getByText('She asked last week too.')).toHaveCount(0);

  await staffPage.goto(`/assistant/users/student/${student._id}`);
  await staffPage.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(staffPage).toHaveURL(/\/assistant\/messages\?thread=/u);
  await expect(staffPage.getByRole('log').getByText('Yes, until noon.')).toBeVisible();
});
