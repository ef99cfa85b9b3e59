import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { lazyResolver } from './lazy-resolver.ts';

const schema = z.object({ email: z.string().min(1, 'Please enter your email') });
const check = ({ resolver }: ReturnType<typeof lazyResolver<{ email: string }>>, email: string) =>
  resolver({ email }, undefined, { fields: {}, shouldUseNativeValidation: false });

test('a form is checked by the schema that it loads', async () => {
  const lazy = lazyResolver(async () => schema, 'en');
  expect(await check(lazy, 'lina@school.test')).toEqual({ values: { email: 'lina@school.test' }, errors: {} });
  expect(await check(lazy, '')).toMatchObject({ errors: { email: { message: 'Please enter your email' } } });
});

test('a form whose schema cannot be loaded goes to the server as it is', async () => {
  const lazy = lazyResolver<{ email: string }>(() => Promise.reject(new TypeError('Failed to fetch')), 'en');
  lazy.preload();
  expect(await check(lazy, '')).toEqual({ values: { email: '' }, errors: {} });
});

test('a form does not wait for ever for a schema that hangs', async () => {
  vi.useFakeTimers();
  const checked = check(
    lazyResolver<{ email: string }>(() => new Promise(() => {}), 'en'),
    '',
  );
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await checked).toEqual({ values: { email: '' }, errors: {} });
  vi.useRealTimers();
});
