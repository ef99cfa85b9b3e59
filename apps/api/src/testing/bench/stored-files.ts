import pg from 'pg';

/** A file as the database has it. */
interface FileRow {
  id: string;
  uploadKey: string | null;
  size: number;
}

/** The files that somebody has stored, read past the server. */
export async function readStoredFiles(databaseUrl: string, owner: string): Promise<FileRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<FileRow>(
      'select id, upload_key as "uploadKey", size from files where owner_id = $1 order by created_at',
      [owner],
    );
    return rows;
  } finally {
    await client.end();
  }
}
