import pg from 'pg';

/** A message as the database has it. */
interface MessageRow {
  seq: number;
  by: string;
  text: string;
}

/** The messages of a conversation in their order, read past the server. */
export async function readStoredMessages(databaseUrl: string, thread: string): Promise<MessageRow[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<MessageRow>(
      'select seq, "by", text from chat_messages where thread_id = $1 order by seq',
      [thread],
    );
    return rows;
  } finally {
    await client.end();
  }
}
