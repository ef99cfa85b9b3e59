import { questionVersion } from './question.ts';

/** Takes a question of one version to the next; the key is the version it starts from. */
const migrations: Readonly<Record<number, (question: object) => object>> = {};

/** Whether this kit can read a question of this version. */
export function isReadableVersion(version: unknown): version is number {
  return typeof version === 'number' && (version === questionVersion || version in migrations);
}

/** The question in the version that this kit writes. */
export function migrate(question: object, from: number): object {
  let current = question;
  for (let version = from; version < questionVersion; version += 1) {
    current = migrations[version]?.(current) ?? current;
  }
  return current;
}
