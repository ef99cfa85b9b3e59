/** Another server uses the embedded database. */
export class FolderInUseError extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(
      `Another server already uses the data in ${folder}. Stop it, choose another folder with RUBRICA_DATA, or set DATABASE_URL so that several servers can share a PostgreSQL server.`,
    );
    this.name = 'FolderInUse';
    this.folder = folder;
  }
}
