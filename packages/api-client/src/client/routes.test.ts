import { describe, expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { routes } from './routes.ts';

describe('the table of routes', () => {
  it('holds every call of the contract with its method and path, and no other', () => {
    const stated = Object.fromEntries(
      Object.entries(contract).map(([name, { method, path }]) => [name, [method, path]]),
    );
    expect(routes).toEqual(stated);
  });

  it('names every call that carries a file', () => {
    const files = Object.entries(contract).filter(([, call]) => 'bodyKind' in call && call.bodyKind === 'multipart');
    expect(files.map(([name]) => name)).toEqual(['uploadFile']);
  });
});
