import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { createVideoSchema, toFields } from './video-form.ts';

const orderOf = (order: string) => {
  const { data, error } = createVideoSchema(en.form).safeParse({ ...toFields(undefined), title: 'Unit 1', order });
  return data?.order ?? error?.issues.map(({ message }) => message);
};

it('the place in lists is a whole number, with the digits of any keyboard', () => {
  expect(orderOf('2')).toBe(2);
  expect(orderOf(' ٢٠ ')).toBe(20);
  expect(orderOf('۱۰۰۰۰')).toBe(10_000);
  for (const wrong of ['', 'two', '-1', '1.5', '10001']) expect(orderOf(wrong)).toEqual([en.form.orderWrong]);
});
