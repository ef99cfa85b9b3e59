import { expect, it } from 'vitest';
import { runInLanes, type Step } from './run-lanes.ts';
import type { Counts } from './test-steps.ts';

/** Steps by name, which end when they are told to, and the names of those that have begun. */
function planSteps(needs: Readonly<Record<string, readonly string[]>>) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const steps = new Map<string, Step>();
  for (const [name, after] of Object.entries(needs)) {
    const ended = new Promise<void>((resolve) => ends.set(name, resolve));
    steps.set(name, {
      after: after.flatMap((other) => steps.get(other) ?? []),
      run: async (): Promise<Counts> => {
        begun.push(name);
        await ended;
        return { passed: 1, failed: 0, failures: [name], secondTries: [] };
      },
    });
  }
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { begun, end, steps: [...steps.values()] };
}

it('gives a lane that is free the first step that may begin', async () => {
  const { begun, end, steps } = planSteps({ types: [], build: [], pages: ['build'], units: [], sizes: ['build'] });
  const counts = runInLanes(steps, 2);
  expect(begun).toEqual(['types', 'build']);
  await end('types');
  expect(begun).toEqual(['types', 'build', 'units']);
  await end('build');
  expect(begun).toEqual(['types', 'build', 'units', 'pages']);
  await end('pages');
  expect(begun).toEqual(['types', 'build', 'units', 'pages', 'sizes']);
  await end('sizes');
  await end('units');
  expect((await counts).flatMap(({ failures }) => failures)).toEqual(['types', 'build', 'pages', 'units', 'sizes']);
});

it('leaves a lane empty while every step that is left waits for another', async () => {
  const { begun, end, steps } = planSteps({ build: [], pages: ['build'] });
  const counts = runInLanes(steps, 2);
  expect(begun).toEqual(['build']);
  await end('build');
  expect(begun).toEqual(['build', 'pages']);
  await end('pages');
  expect(await counts).toHaveLength(2);
});
