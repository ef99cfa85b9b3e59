import { expect, test, vi } from 'vitest';
import { triedAgain } from './tried-again.ts';

const failure = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('deadlock'), { code }) });

test.each(['40P01', '40001'])('what the database gave up with %s is done again, three times at most', async (code) => {
  const service = vi.fn().mockRejectedValueOnce(failure(code)).mockRejectedValueOnce(failure(code));
  service.mockResolvedValueOnce('done');
  expect(await triedAgain(service)('context', 'input')).toBe('done');
  expect(service.mock.calls).toEqual([
    ['context', 'input'],
    ['context', 'input'],
    ['context', 'input'],
  ]);
  const hopeless = vi.fn().mockRejectedValue(failure(code));
  await expect(triedAgain(hopeless)(null, null)).rejects.toThrow('Failed query');
  expect(hopeless).toHaveBeenCalledTimes(3);
});

test('any other failure is not', async () => {
  const service = vi.fn().mockRejectedValue(failure('23505'));
  await expect(triedAgain(service)(null, null)).rejects.toThrow('Failed query');
  expect(service).toHaveBeenCalledTimes(1);
});
