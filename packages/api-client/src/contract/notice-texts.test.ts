import { expect, test } from 'vitest';
import type { NoticeAbout, NoticeContent } from './entities/notice.ts';
import { languageSchema } from './entities/user.ts';
import type { NoticeKind } from './notice-kinds.ts';
import { noticeText } from './notice-texts.ts';

const _id = '01890a5d-ac96-774b-bcce-b302099a8057';
/** Written from right to left, and with quotes of its own. */
const title = 'مقال «السفر» (2)';
const task = { _id, title, kind: 'homework' as const };
const meeting = { _id, title };
const student = { _id, name: 'Sara' };
const at = '2026-03-05T16:30:00.000Z';

const abouts: { [Kind in NoticeKind]: NoticeAbout<Kind> } = {
  'task-set': { task },
  'task-due': { task, dueAt: at },
  'task-returned': { task, attempt: _id },
  'marks-released': { task, attempt: _id, student },
  'meeting-moved': { meeting, startsAt: at, startedAtBefore: at, more: 3, student },
  'meeting-changed': { meeting, startsAt: at, place: 'Room 4', isLinkChanged: true, more: 0, student },
  'meeting-cancelled': { meeting, startsAt: at, more: 0, student },
  'child-absent': { meeting, startsAt: at, student },
  'attendance-disputed': { meeting, startsAt: at, student },
  message: { thread: _id, from: student.name },
  'message-reported': { thread: _id, from: student.name },
  'report-ready': { report: { _id, name: title }, expiresAt: at },
  'import-done': { import: { _id, name: title }, people: 2 },
  'registration-waiting': { student },
  'job-failed': { job: { _id, name: 'send-digests' } },
};
const contents = Object.entries(abouts).map(([kind, about]) => ({ kind, about }) as NoticeContent);
const when = (moment: string) => `<${moment}>`;

const quotes = { en: ['“', '”'], ar: ['«', '»'] } as const;

test.each(languageSchema.options)('quotes a title as %s does, and keeps the direction of every name', (language) => {
  const [open, close] = quotes[language];
  for (const content of contents) {
    const text = noticeText(language, content, when);
    if (JSON.stringify(content).includes(JSON.stringify(title)))
      expect(text).toContain(`${open}\u2068${title}\u2069${close}`);
    if ('student' in content.about) expect(text).toContain('\u2068Sara\u2069');
    expect(text.includes(title)).toBe(JSON.stringify(content).includes(JSON.stringify(title)));
  }
});

const moved = (more: number): NoticeContent => ({
  kind: 'meeting-moved',
  about: { ...abouts['meeting-moved'], more },
});

const movedTexts = (language: 'en' | 'ar') => [0, 1, 2, 3, 11].map((more) => noticeText(language, moved(more), when));

test('counts further meetings and people as each language does', () => {
  expect(movedTexts('en').map((text) => text.split('>')[1])).toEqual([
    '',
    ', and one more meeting',
    ', and 2 more meetings',
    ', and 3 more meetings',
    ', and 11 more meetings',
  ]);
  expect(movedTexts('ar').map((text) => text.split('>')[1])).toEqual([
    '',
    '، واجتماع آخر',
    '، واجتماعان آخران',
    '، و3 اجتماعات أخرى',
    '، و11 اجتماعًا آخر',
  ]);
});

const failed = (name: string): NoticeContent => ({ kind: 'job-failed', about: { job: { _id, name } } });

test('names the job that failed, also one that this version does not know', () => {
  expect(noticeText('en', failed('send-digests'), when)).toContain('Mail people their new notices');
  expect(noticeText('ar', failed('send-digests'), when)).toContain('إرسال الإشعارات الجديدة بالبريد');
  expect(noticeText('en', failed('fly-away'), when)).toContain('fly-away');
});
