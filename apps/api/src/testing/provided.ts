/** On which database the suite runs; given by the vitest project. */
export type TestDatabase = { kind: 'pglite'; template: string } | { kind: 'postgres'; url: string };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}
