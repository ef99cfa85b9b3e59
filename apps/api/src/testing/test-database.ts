/** Which database a run of the tests uses, and the migrated template that each test file gets a copy of. */
export type TestDatabase =
  | {
      kind: 'pglite';
      /** A dumped data folder. */
      template: string;
    }
  | {
      kind: 'postgres';
      /** The server's address. */
      url: string;
      /** The name of a database. */
      template: string;
    };

declare module 'vitest' {
  interface ProvidedContext {
    database: TestDatabase;
  }
}
