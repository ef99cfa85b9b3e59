import { keepPageSilent, pausePage } from '../media/page-silence.ts';
import { freshId } from '../schema/fresh-id.ts';
import type { Recording } from '../recordings/recording.ts';
import { handOverAll, registerRecorder } from '../recordings/hand-over.ts';
import * as store from '../recordings/recording-store.ts';
import { closeDevices, openDevices, startCapture, stopOrFail, type Capture } from './capture.ts';
import { bitRatesFor, chooseFormat } from './formats.ts';
import { elapsedMs, recorderReducer, type RecorderEvent, type RecorderState } from './recorder-machine.ts';
import { saveDevices, readSavedDevices } from './saved-devices.ts';
import type { Session, SessionContext, Snapshot } from './session-types.ts';
import { findUnsupported, toRecorderError, type RecorderError } from './recorder-error.ts';
import type { LocalRecordingId } from '../schema/ids.ts';
import { problemOf, reportProblem, takeProblems } from '../recordings/take-problems.ts';
import { watchSilence, type SilenceWatch } from './silence-watch.ts';

const tickMs = 200;
/** Errors that say nothing about the take. */
const elsewhere: ReadonlySet<RecorderError> = new Set(['otherTab', 'noStore']);

const now = () => performance.now();

export function createSession(getContext: () => SessionContext): Session {
  const { kind, key } = getContext();
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = {
    state: { phase: 'loading' },
    medium: kind === 'either' ? readSavedDevices().medium : kind,
    stream: null,
    storageError: null,
    takeCount: 0,
    unsentId: null,
  };
  let disposed = false;
  let capture: Capture | null = null;
  let localId: LocalRecordingId | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let openRequest = 0;
  let hasAutoStarted = false;
  let isAwaitingTabs = false;
  /** Whether the host has said how many takes there are. */
  let isCountedByHost = false;
  let isStarting = false;
  /** Listens during a take. */
  let silence: SilenceWatch | null = null;
  /** Lets the page play again; while a take is paused, too. */
  let endPageSilence: (() => void) | undefined;
  const left = new AbortController();
  let lastDelivered: { take: string; file: string } | null = null;

  const update = (part: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...part };
    listeners.forEach((listener) => listener());
  };

  function dispatch(event: RecorderEvent) {
    if (disposed) return;
    const before = snapshot.state;
    const state = recorderReducer(before, event, getContext().limits);
    if (state === before) return;
    update({ state });
    if (state.phase === before.phase) syncPause(before, state);
    else onPhaseEntered(state);
  }

  /** Starts what a new phase needs. */
  function onPhaseEntered(state: RecorderState) {
    clearInterval(timer);
    switch (state.phase) {
      case 'asking':
        void requestDevices();
        break;
      case 'preparing':
        timer = setInterval(() => dispatch({ type: 'tick', now: now() }), tickMs);
        break;
      case 'recording':
        timer = setInterval(() => dispatch({ type: 'tick', now: now() }), tickMs);
        startRecording();
        break;
      case 'stopping':
        void finishTake(state);
        break;
      case 'loading':
        releaseDevices();
        void look();
        break;
      case 'idle':
      case 'interrupted':
      case 'done':
        releaseDevices();
        break;
      case 'error':
        releaseDevices();
        // A recording that exists already stays the answer.
        if (!elsewhere.has(state.error) && snapshot.takeCount === 0) reportProblem(key, 'none');
        break;
      case 'checking':
    }
  }

  function syncPause(before: RecorderState, state: RecorderState) {
    if (before.phase !== 'recording' || state.phase !== 'recording') return;
    if (before.sinceMs !== null && state.sinceMs === null) {
      capture?.pause();
      endPageSilence?.();
    }
    if (before.sinceMs === null && state.sinceMs !== null) {
      endPageSilence = keepPageSilent();
      capture?.resume();
    }
  }

  function releaseDevices() {
    openRequest += 1;
    closeStream();
  }

  function closeStream() {
    closeDevices(snapshot.stream);
    if (snapshot.stream) update({ stream: null });
  }

  async function requestDevices() {
    const request = ++openRequest;
    closeStream();
    try {
      const [stream] = await Promise.all([openDevices(snapshot.medium, readSavedDevices()), askHostForTakes()]);
      if (disposed || request !== openRequest) {
        closeDevices(stream);
        return;
      }
      // Another device may have recorded since this recorder was shown.
      if (isUsedUp(await readTakeCount())) {
        closeDevices(stream);
        dispatch({ type: 'cancel' });
        return;
      }
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => dispatch({ type: 'failed', error: 'unplugged', now: now() }));
      update({ stream });
      // The prompt may still play: whoever checks the microphone or prepares has it quiet, and can go on with it before recording.
      pausePage();
      dispatch({ type: 'opened', now: now() });
    } catch (error) {
      if (request === openRequest) dispatch({ type: 'failed', error: toRecorderError(error), now: now() });
    }
  }

  function startRecording() {
    const { stream, medium } = snapshot;
    if (!stream) return;
    endPageSilence = keepPageSilent();
    silence = watchSilence();
    const { capMs, maxBytes } = getContext().limits;
    const mimeType = chooseFormat(medium, (mime) => MediaRecorder.isTypeSupported(mime));
    const { audioBitsPerSecond, videoBitsPerSecond } = bitRatesFor(medium, capMs / 1000, maxBytes);
    const id = freshId();
    try {
      capture = startCapture(stream, {
        ...(mimeType && { mimeType }),
        audioBitsPerSecond,
        ...(videoBitsPerSecond > 0 && { videoBitsPerSecond }),
        onChunk: (chunk) => keep(id, chunk),
        onError: () => dispatch({ type: 'failed', error: 'failed', now: now() }),
      });
    } catch {
      dispatch({ type: 'failed', error: 'failed', now: now() });
      return;
    }
    localId = id;
    update({ storageError: null });
    const at = Date.now();
    const mime = capture.mime || mimeType;
    store.startRecording({
      ...key,
      id,
      medium,
      mime,
      startedAt: at,
      touchedAt: at,
      durationMs: 0,
      size: 0,
      state: 'recording',
    });
    // A browser short of space then clears other sites' data first. Some prompt the user, so this waits for the first recording.
    if (key.attempt !== '') void navigator.storage?.persist?.().catch(() => false);
  }

  function keep(id: LocalRecordingId, chunk: Blob) {
    const { state } = snapshot;
    const durationMs =
      state.phase === 'recording' ? elapsedMs(state, now()) : state.phase === 'stopping' ? state.durationMs : 0;
    store.saveChunk(id, chunk, durationMs, (storageError) => update({ storageError }));
    dispatch({ type: 'chunk', now: now(), bytes: chunk.size });
  }

  async function finishTake({ durationMs, reason }: Extract<RecorderState, { phase: 'stopping' }>) {
    const id = localId;
    if (capture) await stopOrFail(capture);
    endPageSilence?.();
    capture = null;
    localId = null;
    const isSilent = silence?.end() ?? false;
    silence = null;
    const kept = id === null ? null : await store.finishRecording(id, { durationMs: Math.round(durationMs), isSilent });
    if (kept) {
      onTake(id);
      update({ takeCount: await readTakeCount() });
      reportProblem(key, problemOf(reason, isSilent));
    }
    dispatch({ type: 'finished', take: kept });
  }

  /** Finds existing recordings, on the device or with the host. */
  async function look() {
    await askHostForTakes();
    const all = await store.listRecordingsFor(key);
    const takes = await readTakeCount();
    const inProgress = await Promise.all(all.map(store.isInProgress));
    if (disposed || snapshot.state.phase === 'recording') return;
    if (takes !== snapshot.takeCount) update({ takeCount: takes });
    updateUnsent(all);
    const { value, readOnly, canStore, autoStart } = getContext();
    if (!readOnly && inProgress.some(Boolean)) {
      dispatch({ type: 'failed', error: 'otherTab', now: now() });
      void awaitOtherTabs(all.filter((_, index) => inProgress[index]));
      return;
    }
    // The recording just made is still on this device: no need to load it from the host.
    const current = snapshot.state;
    if (current.phase === 'done' && value && lastDelivered?.file === value.id && lastDelivered.take === current.take.id)
      return;
    const kept = all.findLast(({ state }) => state === 'kept');
    const stored = all.findLast(({ state }) => state === 'stored');
    const interrupted = all.findLast(({ state, size }) => state === 'recording' && size > 0);
    if (interrupted && !readOnly) dispatch({ type: 'found', what: 'interrupted', take: interrupted });
    else if (kept) dispatch({ type: 'found', what: 'done', take: kept });
    // Uploaded while the recorder was not mounted: delivered to the answer below.
    else if (stored) dispatch({ type: 'found', what: 'done', take: { id: null, durationMs: stored.durationMs } });
    else if (value) dispatch({ type: 'found', what: 'done', take: { id: null, durationMs: value.durationMs ?? 0 } });
    else {
      dispatch({ type: 'found', what: 'nothing' });
      const error = readOnly ? null : canStore ? findUnsupported() : 'noStore';
      if (error) dispatch({ type: 'failed', error, now: now() });
      else if (autoStart && !readOnly && !hasAutoStarted) autoStartTake();
    }
    await deliver(all);
  }

  async function askHostForTakes() {
    const { tries, readOnly, takesAtHost } = getContext();
    if (tries === undefined || readOnly || key.attempt === '') return;
    const count = await takesAtHost().catch(() => undefined);
    if (count === undefined) return;
    isCountedByHost = true;
    await store.setTakeCount(key, count);
  }

  /** The number of takes; where only this device counts, an answer that it did not record is one. */
  async function readTakeCount() {
    const taken = await store.countTakes(key);
    return isCountedByHost ? taken : Math.max(taken, getContext().value ? 1 : 0);
  }

  /** The devices are open already: another device may have recorded meanwhile. */
  async function startAfterCheck() {
    if (isStarting) return;
    isStarting = true;
    await askHostForTakes();
    const type = isUsedUp(await readTakeCount()) ? 'cancel' : 'start';
    isStarting = false;
    if (snapshot.state.phase === 'checking' && (snapshot.stream || type === 'cancel')) dispatch({ type, now: now() });
  }

  function isUsedUp(taken: number) {
    const { tries } = getContext();
    return tries !== undefined && taken >= tries;
  }

  function onTake(id: LocalRecordingId | null) {
    if (id !== null && getContext().tries !== undefined && key.attempt !== '') getContext().onTake(id);
  }

  async function keepTake(id: LocalRecordingId) {
    const found = await store.findRecording(id);
    if (found) await store.keepRecording(found);
    onTake(id);
    update({ takeCount: await readTakeCount() });
  }

  async function awaitOtherTabs(others: readonly Recording[]) {
    if (isAwaitingTabs) return;
    isAwaitingTabs = true;
    await Promise.all(others.map(store.whenFinished));
    isAwaitingTabs = false;
    if (!disposed) await look();
  }

  function autoStartTake() {
    hasAutoStarted = true;
    dispatch({ type: 'start', now: now() });
  }

  /** Passes stored files to the answer, in any phase. */
  function deliver(all: readonly Recording[]) {
    return handOverAll(
      all,
      (file, { id }) => {
        lastDelivered = { take: id, file: file.id };
        getContext().deliver(file);
      },
      left.signal,
    );
  }

  async function onStoreChange() {
    const all = await store.listRecordingsFor(key);
    if (disposed) return;
    updateUnsent(all);
    const { state } = snapshot;
    // The page, or another tab, has kept it in the meantime.
    if (state.phase === 'interrupted' && all.some((each) => each.id === state.take.id && each.state !== 'recording'))
      dispatch({ type: 'keep' });
    if (takeProblems(key.attempt)[key.recordingId] === 'none') dispatch({ type: 'lost' });
    await deliver(all);
  }

  function updateUnsent(all: readonly Recording[]) {
    const unsentId = all.findLast(({ state }) => state === 'kept')?.id ?? null;
    if (unsentId !== snapshot.unsentId) update({ unsentId });
  }

  /** Stores the last chunk before the devices are released. */
  async function stopAndClose(isSilent: boolean) {
    const { stream, state } = snapshot;
    const id = localId;
    const durationMs = state.phase === 'recording' ? Math.round(elapsedMs(state, now())) : null;
    if (capture) await stopOrFail(capture);
    closeDevices(stream);
    if (id === null) return;
    // One that was being stopped is kept by `finishTake`.
    if (durationMs !== null && getContext().keepsWhenLeft) await store.finishRecording(id, { durationMs, isSilent });
    else store.interruptRecording(id);
  }

  const unregister = registerRecorder(key);
  const unsubscribe = store.onRecordingsChange(() => void onStoreChange());
  void look();

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    trigger: (type) => {
      const startsAfterCheck = type === 'start' && snapshot.state.phase === 'checking';
      // Another microphone or camera is being opened.
      if (startsAfterCheck && !snapshot.stream) return;
      if (startsAfterCheck && getContext().tries !== undefined) void startAfterCheck();
      else dispatch({ type, now: now() });
    },
    hear: (peak) => silence?.hear(peak),
    keepInterrupted: () => {
      const { state } = snapshot;
      if (state.phase !== 'interrupted') return;
      const { id } = state.take;
      void keepTake(id);
      // Before it is stored as kept: a recording that is not uploaded yet must never read as sent.
      update({ unsentId: id });
      dispatch({ type: 'keep' });
    },
    chooseMedium: (medium) => {
      saveDevices({ medium });
      update({ medium });
      if (snapshot.state.phase === 'checking') void requestDevices();
    },
    chooseDevice: (device, id) => {
      saveDevices({ [device]: id });
      if (snapshot.state.phase === 'checking') void requestDevices();
    },
    refresh: () => void look(),
    dispose: () => {
      disposed = true;
      left.abort();
      unsubscribe();
      // What arrives from now on, the page puts into the answer.
      unregister();
      clearInterval(timer);
      const isSilent = silence?.end() ?? false;
      // Not after the last chunk, which may never come: the rest of the page goes on without this recorder.
      endPageSilence?.();
      void stopAndClose(isSilent);
    },
  };
}
