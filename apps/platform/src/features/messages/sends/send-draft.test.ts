import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  audienceOf,
  audienceOfAddress,
  audienceOfState,
  emptyDraft,
  insertField,
  isAboutTask,
  isComplete,
  isSendDraft,
  sendNameOf,
  taskOf,
  textFields,
  textLanguageOf,
  textProblem,
  type SendDraft,
} from './send-draft.ts';

const id = (number: number) => `01980000-0001-7000-8000-${String(number).padStart(12, '0')}`;
const draftOf = (change: Partial<SendDraft>): SendDraft => ({ ...emptyDraft(), ...change });
const addressOf = (text: string) => audienceOfAddress(new URLSearchParams(text));

describe('the address of the page', () => {
  it('names people, groups, or those who are late with a task', () => {
    expect(addressOf(`people=${id(1)},${id(2)}`)).toEqual({ who: 'people', people: [id(1), id(2)] });
    expect(addressOf(`groups=${id(3)}`)).toEqual({ who: 'groups', groups: [id(3)] });
    expect(addressOf(`task=${id(4)}`)).toEqual({ who: 'task', task: id(4), taskState: 'late', taskGroups: [] });
    expect(addressOf(`task=${id(4)}&state=not-begun`)).toMatchObject({ taskState: 'not-begun' });
  });

  it.each(['', 'people=', 'people=everybody', 'task=3&state=late', 'groups=,,'])('names nobody in "%s"', (address) => {
    expect(addressOf(address)).toBeNull();
  });

  it.each([null, {}, { people: [] }, { people: ['everybody'] }, 'x'])('comes with nobody in %j', (state) => {
    expect(audienceOfState(state)).toBeNull();
  });

  it('comes with more people than fit into it', () => {
    const people = Array.from({ length: 400 }, (_, number) => id(number));
    expect(audienceOfState({ people })).toEqual({ who: 'people', people });
  });

  it('ignores a state that there is none of', () => {
    expect(addressOf(`task=${id(4)}&state=asleep`)).toMatchObject({ taskState: 'late' });
  });
});

describe('a draft', () => {
  it('means nobody until somebody is chosen of the kind that is open', () => {
    expect(audienceOf(draftOf({}))).toBeNull();
    expect(audienceOf(draftOf({ who: 'students', groups: [id(1)] }))).toBeNull();
    expect(audienceOf(draftOf({ who: 'groups', groups: [id(1)], to: 'both' }))).toEqual({
      who: { kind: 'groups', groups: [id(1)] },
      to: 'both',
    });
  });

  it('is about a task where its text names one, in either language, or its students are chosen by one', () => {
    expect(isAboutTask(draftOf({ en: 'Hello {name}' }))).toBe(false);
    expect(isAboutTask(draftOf({ ar: 'سلّم {task}' }))).toBe(true);
    expect(isAboutTask(draftOf({ who: 'task' }))).toBe(true);
    expect(taskOf(draftOf({ en: 'Hello', task: id(4) }))).toBeNull();
    expect(taskOf(draftOf({ en: 'By {due}', task: id(4) }))).toBe(id(4));
  });

  it('is complete with an audience and a text in one language, or a file', () => {
    const groups = { groups: [id(1)] };
    expect(isComplete(draftOf(groups))).toBe(false);
    expect(isComplete(draftOf({ ...groups, ar: 'أهلًا {name}' }))).toBe(true);
    expect(isComplete(draftOf({ ...groups, media: { _id: id(9), name: 'map.png', kind: 'image' } }))).toBe(true);
    expect(isComplete(draftOf({ en: 'Hello' }))).toBe(false);
    expect(isComplete(draftOf({ ...groups, en: '{task} is due {due}' }))).toBe(false);
    expect(isComplete(draftOf({ ...groups, en: '{task} is due {due}', task: id(4) }))).toBe(true);
  });

  it('says which field does not exist, and which text is too long', () => {
    expect(textProblem(draftOf({ en: 'Dear {Name}' }), 'en')).toEqual({ field: '{Name}' });
    expect(textProblem(draftOf({ ar: 'عزيزي {الاسم}' }), 'ar')).toEqual({ field: '{الاسم}' });
    expect(textProblem(draftOf({ en: 'a'.repeat(4097) }), 'en')).toBe('long');
    expect(textProblem(draftOf({ en: 'a } b { c' }), 'en')).toBeNull();
  });

  it('is read in the other language where there is no text in one’s own', () => {
    const arabic = draftOf({ ar: 'أهلًا' });
    expect([textLanguageOf(arabic, 'en'), textLanguageOf(arabic, 'ar')]).toEqual(['ar', 'ar']);
    const both = draftOf({ en: 'Hello', ar: 'أهلًا' });
    expect([textLanguageOf(both, 'en'), textLanguageOf(both, 'ar')]).toEqual(['en', 'ar']);
    expect(textLanguageOf(draftOf({}), 'en')).toBe('en');
  });

  it('is called by its name, or by the beginning of what it says', () => {
    expect(sendNameOf(draftOf({ name: ' Exam week ', en: 'Hello' }))).toBe('Exam week');
    expect(sendNameOf(draftOf({ ar: 'أهلًا {name}\nغدًا الاختبار' }))).toBe('أهلًا {name}');
    expect(sendNameOf(draftOf({ en: `${'word '.repeat(20)}end` }))).toBe(`${'word '.repeat(12).trim()}…`);
    expect(sendNameOf(draftOf({ media: { _id: id(9), name: 'map.png', kind: 'image' } }))).toBe('map.png');
  });

  it('is read again after a reload, and nothing else is', () => {
    const draft = draftOf({ en: 'Hello', groups: [id(1)] });
    expect(isSendDraft(JSON.parse(JSON.stringify(draft)))).toBe(true);
    expect(isSendDraft({ ...draft, to: 'everybody' })).toBe(false);
    expect(isSendDraft({})).toBe(false);
  });
});

test('a field goes where the caret is, apart from the words around it', () => {
  expect(insertField('Dear , hello', 'name', [5, 5])).toEqual({ text: 'Dear {name}, hello', caret: 11 });
  expect(insertField('Hello', 'name', [5, 5])).toEqual({ text: 'Hello {name}', caret: 12 });
  expect(insertField('do  now', 'task', [3, 3])).toEqual({ text: 'do {task} now', caret: 9 });
  expect(insertField('do XX', 'task', [3, 5])).toEqual({ text: 'do {task}', caret: 9 });
});

test('inserting a field keeps what is not selected, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.nat(), fc.constantFrom(...textFields), (text, a, b, field) => {
      const [start, end] = [a % (text.length + 1), b % (text.length + 1)].toSorted((one, other) => one - other);
      const result = insertField(text, field, [start ?? 0, end ?? 0]);
      expect(result.text.startsWith(text.slice(0, start))).toBe(true);
      expect(result.text.endsWith(text.slice(end))).toBe(true);
      expect(result.text.slice(start, result.caret).trim()).toBe(`{${field}}`);
    }),
  );
});
