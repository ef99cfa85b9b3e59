import { ApiError, NetworkError } from '@rubrica/api-client';
import type { StoredFile } from '@rubrica/api-client/contract';
import { DetailedError, Upload } from 'tus-js-client';
import { api } from '../api.ts';
import { reportSessionEnded } from '../session-ended.ts';
import { getPreferences } from '../storage/preferences.ts';
import { pageSession } from '../storage/session.ts';
import { digestOf } from './digest-of.ts';
import { pieceBytes, type SendOptions } from './send-options.ts';
import { findUnfinished, forgetUpload, rememberUpload } from './unfinished-uploads.ts';

const endpoint = () => `${location.origin}/api/uploads`;
/** A connection that moves nothing for so long is lost, though nobody has said so. */
const stallMs = 45_000;

/** Sends a large file by tus 1.0, and has the server check that it arrived as it is here. See `sendFile`. */
export async function sendInPieces(file: File, options: SendOptions): Promise<StoredFile> {
  const { key, signal, durationMs, onArrived } = options;
  signal.throwIfAborted();
  // Read while it is sent: what is changed meanwhile is noticed at the end.
  const digest = digestOf(file);
  digest.catch(() => {});
  try {
    const url = await sendPieces(file, options);
    onArrived?.();
    const id = url.split('/').at(-1) ?? '';
    const sha256 = await digest;
    const stored = await api.finishUpload({ params: { id }, body: { sha256, durationMs }, signal });
    forgetUpload(key);
    return stored;
  } catch (error) {
    if (error instanceof ApiError && isFinal(error)) forgetUpload(key);
    throw error;
  }
}

/** Ends an upload and removes what has arrived of it. */
export async function discardPieces(key: string): Promise<void> {
  const known = findUnfinished(key);
  forgetUpload(key);
  if (known) await discardUpload(known.url);
}

/** Removes what has arrived of an upload. Does nothing if the server cannot be reached: it expires. */
export async function discardUpload(url: string): Promise<void> {
  await fetch(url, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0', ...headersOf() } }).catch(() => {});
}

function sendPieces(file: File, { kind, key, signal, onProgress }: SendOptions): Promise<string> {
  const known = findUnfinished(key);
  return new Promise((resolve, reject) => {
    let stall: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(stall);
      signal.removeEventListener('abort', pause);
      settle();
    };
    const stop = (reason: unknown) => end(() => void upload.abort().finally(() => reject(reason)));
    const pause = () => stop(signal.reason);
    const watch = () => {
      clearTimeout(stall);
      stall = setTimeout(() => stop(new NetworkError('finishUpload', 'timeout', null)), stallMs);
    };
    const remember = () => {
      const { url } = upload;
      if (url === null) return;
      const { name, size: sizeBytes } = file;
      rememberUpload({ key, url, kind: kind ?? '', name, sizeBytes, touchedAt: new Date().toISOString() });
    };
    const upload = new Upload(file, {
      endpoint: endpoint(),
      uploadUrl: known?.url ?? null,
      chunkSize: pieceBytes,
      metadata: { filename: file.name, filetype: file.type, key, ...(kind ? { kind } : {}) },
      // The caller decides when to try again, and this module remembers addresses.
      retryDelays: null,
      storeFingerprintForResuming: false,
      onBeforeRequest: (request) => {
        for (const [name, value] of Object.entries(headersOf())) request.setHeader(name, value);
        watch();
      },
      onUploadUrlAvailable: remember,
      onChunkComplete: remember,
      onProgress: (sentBytes) => {
        watch();
        onProgress(sentBytes);
      },
      onSuccess: () => end(() => resolve(upload.url ?? '')),
      onError: (error) => end(() => reject(toClientError(error))),
    });
    signal.addEventListener('abort', pause, { once: true });
    upload.start();
  });
}

/** Read for each piece: a person may have chosen another language since the one before. */
function headersOf(): Record<string, string> {
  return { authorization: `Bearer ${pageSession()?.token ?? ''}`, 'accept-language': getPreferences().language };
}

/** Whether no repetition of the same upload can succeed: the next try begins anew. */
function isFinal({ status, isForeign }: ApiError): boolean {
  return !isForeign && status >= 400 && status < 500 && ![401, 403, 409, 429].includes(status);
}

function toClientError(error: Error): Error {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  if (!response || status === 0) {
    return new NetworkError('finishUpload', navigator.onLine ? 'unreachable' : 'offline', error);
  }
  const retryAfter = Number(response.getHeader('retry-after') ?? Number.NaN);
  const refusal = new ApiError(
    'finishUpload',
    status,
    failureOf(response.getBody()),
    Number.isFinite(retryAfter) ? retryAfter : undefined,
  );
  if (status === 401 && !refusal.isForeign) reportSessionEnded();
  return refusal;
}

function failureOf(body: string): { message: string; code: string } {
  try {
    const failure: unknown = JSON.parse(body);
    if (typeof failure === 'object' && failure !== null && 'message' in failure && 'code' in failure)
      return { message: String(failure.message), code: String(failure.code) };
  } catch {
    // A proxy in front has refused it in its own words.
  }
  return { message: '', code: 'unknown' };
}
