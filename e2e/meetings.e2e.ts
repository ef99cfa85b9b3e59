import { readCalendar } from '../apps/api/src/testing/read-calendar.ts';
import type { Meeting } from '../packages/api-client/src/contract/index.ts';
import { unique } from './support/school.ts';
import { pressShortcut } from './support/keyboard.ts';
import { expect, test } from './test.ts';

interface List<Item> {
  items: Item[];
}

const hourMs = 3_600_000;
const timeInCairo = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Africa/Cairo',
  hour: '2-digit',
  minute: '2-digit',
});

/** The next date at which the clocks of Cairo are changed: from then on an hour of the day is another hour of UTC. */
function nextClockChange(): Date {
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
  let date = noon;
  do date = new Date(date.getTime() + 24 * hourMs);
  while (timeInCairo.format(date) === timeInCairo.format(noon));
  return date;
}

const dateOf = (date: Date) => date.toISOString().slice(0, 10);
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * 24 * hourMs);

/** As calendars write a moment. */
const utcOf = (moment: string) => moment.replace('.000Z', 'Z');

test('an admin plans a weekly series whose time of day stays the same when the clocks change', async ({
  school,
  enter,
}) => {
  const title = unique('Series');
  const { _id: group, name: groupName } = await school.group();
  const student = await school.person('student', 'Follower', { groups: [group] });
  const change = nextClockChange();
  const page = await enter(school.admin, { timezoneId: 'Africa/Cairo' });
  await page.goto('/admin/meetings');
  await page.getByRole('button', { name: 'Plan a meeting' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('radio', { name: 'Every week' }).check();
  await page.getByLabel('First date').fill(dateOf(daysAfter(change, -10)));
  await page.getByLabel('Last date').fill(dateOf(daysAfter(change, 17)));
  await page.getByLabel('Start').fill('17:30');
  // Only Thursdays.
  for (const day of await page.getByRole('checkbox', { checked: true }).all()) await day.uncheck();
  await page.getByRole('checkbox', { name: 'Thursday' }).check();
  await expect(page.getByText('No conflicts. 4 meetings.')).toBeVisible();
  // The last one is on a holiday.
  await page.getByRole('combobox', { name: 'Dates without a meeting' }).click();
  await page.getByRole('option').last().click();
  await page.getByRole('combobox', { name: 'Groups' }).fill(groupName);
  await page.getByRole('option', { name: groupName }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('No conflicts. 3 meetings.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Plan a meeting' }).click();
  await expect(page.getByText(`${title} is planned.`)).toBeVisible();

  const { items } = await school.admin.call.get<List<Meeting>>(
    `/meetings?sort=startsAt&search=${encodeURIComponent(title)}`,
  );
  expect(items.map(({ startsAt }) => timeInCairo.format(new Date(startsAt)))).toEqual(Array(3).fill('17:30'));
  expect(new Set(items.map(({ startsAt }) => startsAt.slice(11, 16))).size).toBe(2);
  await page.goto(`/admin/meetings?view=month&date=${dateOf(change)}`);
  await expect(page.getByRole('link', { name: title }).first()).toContainText('17:30');

  const app = await enter(student);
  await app.goto('/student/meeting');
  await app.getByRole('button', { name: 'In your own calendar' }).click();
  await app.getByRole('button', { name: 'Make an address' }).click();
  const address = await app.getByRole('textbox', { name: 'Address of your calendar' }).inputValue();
  /** What a calendar app, which has no session, reads at that address. */
  const followed = async () => readCalendar(await (await fetch(address)).text());
  const planned = await followed();
  expect(planned.map(({ startsAt, status, sequence }) => ({ startsAt, status, sequence }))).toEqual(
    items.map(({ startsAt }) => ({ startsAt: utcOf(startsAt), status: 'CONFIRMED', sequence: 0 })),
  );

  const [first, second, third] = items;
  await page.goto(`/admin/meetings/${first?._id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Start').fill('19:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(`${title} is saved.`)).toBeVisible();
  await page.goto(`/admin/meetings/${second?._id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel the meeting' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel the meeting' }).click();
  await expect(page.getByText('The meeting is cancelled.')).toBeVisible();
  const moved = new Date(Date.parse(first?.startsAt ?? '') + 1.5 * hourMs).toISOString();
  expect(await followed()).toEqual([
    { ...planned[0], startsAt: utcOf(moved), sequence: 1 },
    { ...planned[1], status: 'CANCELLED', sequence: 1 },
    { ...planned[2], startsAt: utcOf(third?.startsAt ?? '') },
  ]);
});

test('staff mark a class by keyboard, a student who joined sees Present, and so does the parent', async ({
  school,
  enter,
}) => {
  const { _id: group } = await school.group();
  const student = await school.person('student', 'Amal', { groups: [group] });
  for (const name of ['Basim', 'Carla', 'Dina', 'Emad', 'Farah'])
    await school.newcomer('student', name, { groups: [group] });
  const parent = await school.person('parent', 'Parent', { children: [student._id] });
  const title = unique('Live');
  const now = Date.now();
  const meeting = await school.admin.call.post<Meeting>('/meetings', {
    title,
    place: unique('Room'),
    groups: [group],
    when: {
      kind: 'once',
      startsAt: new Date(now + 60_000).toISOString(),
      endsAt: new Date(now + hourMs).toISOString(),
    },
  });

  const page = await enter(student);
  await page.goto('/student/meeting');
  await page.getByRole('button', { name: 'I am here' }).click();
  await expect(page.getByText(/You joined at/u)).toBeVisible();

  const staff = await enter(school.admin);
  await staff.goto(`/admin/meetings/${meeting._id}`);
  await expect(staff.getByRole('group', { name: student.name })).toBeVisible();
  await expect(staff.getByText(/Joined .*: Present\?/u)).toBeVisible();
  await staff.getByRole('radio', { name: 'Present' }).first().focus();
  // The students are in the order of their names: Amal is the first.
  await pressShortcut(staff, 'p');
  await staff.keyboard.press('l');
  await staff.keyboard.press('a');
  await staff.keyboard.press('e');
  await expect(staff.getByText('4 of 6 marked')).toBeVisible();
  const rowOf = (name: RegExp) => staff.getByRole('group', { name });
  await expect(rowOf(/Emad/u).getByRole('radio', { name: 'Present' })).toBeFocused();
  // Back to the one before the last that was marked, on by one, and all others at once.
  await staff.keyboard.press('k');
  await staff.keyboard.press('k');
  await staff.keyboard.press('j');
  // The status that is chosen has the focus, as when one tabs into a group.
  await expect(rowOf(/Dina/u).getByRole('radio', { name: 'Excused' })).toBeFocused();
  await staff.keyboard.press('p');
  await staff.keyboard.press('Shift+P');
  await expect(staff.getByText('6 of 6 marked')).toBeVisible();
  await expect(staff.getByText(/^Saved \d/u)).toBeVisible();
  await staff.reload();
  await expect(staff.getByRole('radio', { checked: true })).toHaveCount(6);
  for (const name of [/Dina/u, /Emad/u, /Farah/u])
    await expect(rowOf(name).getByRole('radio', { name: 'Present' })).toBeChecked();
  await expect(staff.getByRole('group', { name: student.name }).getByRole('radio', { name: 'Present' })).toBeChecked();

  await page.goto('/student/meeting?view=agenda');
  await expect(page.getByRole('listitem').filter({ hasText: title }).getByText('Present')).toBeVisible();
  const family = await enter(parent);
  await family.goto(`/parent/child/${student._id}`);
  await expect(family.getByRole('listitem').filter({ hasText: title }).getByText('Present')).toBeVisible();
});
