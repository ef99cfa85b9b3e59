import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { isConflict } from '../errors/conflict-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { isRefusal } from '../errors/refusal.ts';
import { ReplyError } from '../errors/reply-error.ts';
import { createClient } from './client.ts';
import type { ClientOptions } from './types.ts';

const id = '01890a5d-ac96-774b-bcce-b302099a8057';
const schemas = () => import('../contract/index.ts');
const said = { success: true, message: 'Done' };

/** A client whose requests end here: it records what was sent and gives the replies that it is given. */
function clientTo(answer: () => Response | Promise<Response>, options: Partial<ClientOptions> = {}) {
  const sent: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    sent.push(request);
    return answer();
  };
  const client = createClient({ baseUrl: 'https://school.test/api', token: 'kept', language: 'ar', fetch, ...options });
  return { client, sent };
}

const json = (body: unknown, status = 200, headers = {}) => Response.json(body, { status, headers });

/** What creating a task throws that is refused with this code and these details. */
const refusedTask = (code: string, details: unknown) =>
  clientTo(() => json({ message: 'Not finished.', code, details }, 422), { schemas })
    .client.createTask({ body: { title: 'Homework' } })
    .catch((caught: unknown) => caught);

describe('what a call sends', () => {
  it('carries the stored token, the language and the cookies', async () => {
    const { client, sent } = clientTo(() => json({}));
    await client.getMe();
    expect(sent[0]?.url).toBe('https://school.test/api/me');
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer kept');
    expect(sent[0]?.headers.get('accept-language')).toBe('ar');
    expect(sent[0]?.credentials).toBe('include');
  });

  it('puts parameters into the path and leaves empty queries out', async () => {
    const { client, sent } = clientTo(() => json({}));
    await client.updateLevel({ params: { id }, body: { name: 'B1' } });
    expect(sent[0]?.method).toBe('PUT');
    expect(sent[0]?.url).toBe(`https://school.test/api/levels/${id}`);
    expect(await sent[0]?.json()).toEqual({ name: 'B1' });
    await client.listUsers({ query: { search: 'a & b', page: 2, role: undefined, group: '' } });
    expect(sent[1]?.url).toBe('https://school.test/api/users?search=a+%26+b&page=2');
  });

  it('is sent at once by learners, and finds its route by staff', async () => {
    const { client, sent } = clientTo(() => json({}));
    const first = client.getReviewSheet({ params: { id } });
    await Promise.resolve();
    const second = client.getMarkingSheet({ params: { id } });
    await Promise.all([first, second]);
    expect(sent.map(({ url }) => url)).toEqual([
      `https://school.test/api/task-takens/${id}/review`,
      `https://school.test/api/task-takens/${id}/marking`,
    ]);
  });

  it('waits for no reply where the client itself is awaited', async () => {
    const { client, sent } = clientTo(() => json({}));
    expect(await Promise.resolve(client)).toBe(client);
    expect(sent).toEqual([]);
  });

  it('sends an empty bearer header with the calls of a forgotten password', async () => {
    const { client, sent } = clientTo(() => json(said));
    await client.sendOtp({ body: { email: 'a@b.test' } });
    expect(sent[0]?.headers.get('authorization')?.trim()).toBe('Bearer');
  });

  it("lets log-out and change of password carry the caller's token", async () => {
    const { client, sent } = clientTo(() => json(said));
    await client.logout({ body: { email: 'a@b.test' }, token: 'own' });
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer own');
  });

  it('sends no bearer header before a login', async () => {
    const { client, sent } = clientTo(() => json({}), { token: null });
    await client.login({ body: { email: 'a@b.test', password: 'secret' } });
    expect(sent[0]?.headers.has('authorization')).toBe(false);
  });

  it('sends a file as a form', async () => {
    const { client, sent } = clientTo(() => json({}, 201));
    await client.uploadFile({ body: { file: new File(['abc'], 'a.txt', { type: 'text/plain' }) } });
    const file = (await sent[0]?.formData())?.get('file');
    expect(file instanceof File && file.name).toBe('a.txt');
  });
});

describe('a reply that the caller has kept', () => {
  const query = { taskTaken: id };
  const kept = { tag: '"first"', reply: { items: [] } };
  const notSent = () => new Response(null, { status: 304, headers: { etag: kept.tag } });

  it('is returned when the server says that it is still the same', async () => {
    const tags: (string | null)[] = [];
    const { client, sent } = clientTo(notSent, { schemas });
    const reply = await client.listStudentQuestions({ query, kept, onTag: (tag) => tags.push(tag) });
    expect(sent[0]?.headers.get('if-none-match')).toBe('"first"');
    expect(reply).toEqual(kept.reply);
    expect(tags).toEqual(['"first"']);
  });

  it('gives way to another one, whose tag is told', async () => {
    const tags: (string | null)[] = [];
    const { client } = clientTo(() => json({ items: ['other'] }, 200, { etag: '"second"' }));
    const reply = await client.listStudentQuestions({ query, kept, onTag: (tag) => tags.push(tag) });
    expect(reply).toEqual({ items: ['other'] });
    expect(tags).toEqual(['"second"']);
  });

  it('is not asked for without a tag, and stands for no other refusal', async () => {
    const { client, sent } = clientTo(() => json({ items: [] }));
    await client.listStudentQuestions({ query, kept: undefined });
    expect(sent[0]?.headers.has('if-none-match')).toBe(false);
    const { client: refused } = clientTo(() => json({ message: 'No.', code: 'not_found' }, 404));
    await expect(refused.listStudentQuestions({ query, kept })).rejects.toMatchObject({ status: 404 });
  });
});

describe('what a call answers', () => {
  it('throws what the server said of a refusal', async () => {
    const failure = {
      message: 'Used by 3 questions.',
      code: 'in_use',
      errors: { name: ['Taken'] },
    };
    const { client } = clientTo(() => json(failure, 409, { 'retry-after': '7' }));
    const error = await client.removeLevel({ params: { id } }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ ...failure, call: 'removeLevel', status: 409, retryAfter: 7 });
  });

  it('throws the conflict of two saves with the copy of the server, parsed by what the call declares', async () => {
    const current = {
      _id: id,
      taskTaken: id,
      question: id,
      type: 'MCQ',
      answers: [],
      flagged: false,
      rev: 2,
      savedAt: null,
    };
    const failure = { message: 'Another save came first.', code: 'conflict', current: { ...current, secret: 1 } };
    const save = async (options: Partial<ClientOptions>) => {
      const { client } = clientTo(() => json(failure, 409), options);
      return client.saveAnswer({ params: { id }, body: { rev: 1, answers: [] } }).catch((caught: unknown) => caught);
    };
    const [parsed, believed] = [await save({ schemas }), await save({})];
    if (!isConflict(parsed, 'saveAnswer') || !isConflict(believed, 'saveAnswer')) throw new Error('No conflict');
    expect(parsed.current.rev).toBe(2);
    expect(parsed).toMatchObject({ call: 'saveAnswer', status: 409, code: 'conflict', message: failure.message });
    expect(parsed.current).toEqual(current);
    expect(believed.current).toEqual(failure.current);
    expect(isConflict(parsed, 'updateQuestion')).toBe(false);
    failure.current.rev = 'two' as never;
    expect(await save({ schemas })).toBeInstanceOf(ReplyError);
  });

  it('throws a refusal with what the call declares for its code', async () => {
    const issues = [{ path: ['questions', 0, 'content'], code: 'options-missing', message: 'Add options.' }];
    const details = { questions: [{ _id: id, title: 'Tides', issues }], secret: 1 };
    const error = await refusedTask('questions_unfinished', details);
    if (!isRefusal(error, 'createTask', 'questions_unfinished')) throw new Error('No refusal');
    expect(error.details).toEqual({ questions: details.questions });
    expect(error).toMatchObject({ status: 422, message: 'Not finished.' });
    expect(isRefusal(error, 'updateTask', 'questions_unfinished')).toBe(false);
    expect(await refusedTask('task_without_points', details)).toMatchObject({ details: undefined });
    expect(await refusedTask('questions_unfinished', { questions: 'two' })).toBeInstanceOf(ReplyError);
  });

  it('leaves the message empty where something else than the server answered', async () => {
    const { client } = clientTo(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(client.getMe()).rejects.toMatchObject({ status: 502, code: 'unknown', message: '', isForeign: true });
  });

  it('takes the page that a network puts before its log-in for no reply', async () => {
    const page = '<!doctype html><h1>Log in to the Wi-Fi</h1>';
    const { client } = clientTo(() => new Response(page, { headers: { 'content-type': 'text/html' } }));
    const error = await client.getMe().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: 'foreign', call: 'getMe' });
  });

  it('distinguishes a network failure from a refusal', async () => {
    const { client } = clientTo(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await client.getMe().catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: 'unreachable', call: 'getMe' });
  });

  it('reports every failure to the page', async () => {
    const reported: unknown[] = [];
    const { client } = clientTo(() => json({ message: 'No session', code: 'unauthorized' }, 401), {
      onError: (error) => reported.push(error),
    });
    await client.getMe().catch(() => undefined);
    expect(reported).toMatchObject([{ status: 401, isForeign: false }]);
  });

  it('parses replies where it is given the schemas, and refuses what does not fit them', async () => {
    const fitting = clientTo(() => json({ ...said, secret: 1 }), { schemas });
    expect(await fitting.client.endSession({ params: { id } })).toEqual(said);
    const other = clientTo(() => json({ success: 'yes' }), { schemas });
    await expect(other.client.endSession({ params: { id } })).rejects.toBeInstanceOf(ReplyError);
  });

  it('passes an abort on as it is', async () => {
    const { client } = clientTo(() => json({}));
    const reason = new Error('left');
    await expect(client.getMe({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });
});

describe('a file', () => {
  it('is sent without its progress where the script that tells it cannot be loaded', async () => {
    vi.doMock('./upload.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { client, sent } = clientTo(() => json({ _id: id }));
    const onProgress = vi.fn();
    const body = { file: new File(['picture'], 'page.png'), kind: 'image', key: id } as const;
    await expect(client.uploadFile({ body, onProgress })).resolves.toEqual({ _id: id });
    expect(sent).toHaveLength(1);
    vi.doUnmock('./upload.ts');
  });
});
