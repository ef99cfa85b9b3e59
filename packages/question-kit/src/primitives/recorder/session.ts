import { freshId } from '../schema/fresh-id.ts';
import type { Recording } from '../recordings/recording.ts';
import * as shelf from '../recordings/shelf.ts';
import { closeDevices, openDevices, startWriter, type Writer } from './capture.ts';
import { bitsFor, formatFor } from './formats.ts';
import { elapsed, recorderReducer, type RecorderEvent, type RecorderState } from './machine.ts';
import { rememberDevices, rememberedDevices } from './remembered.ts';
import type { Session, SessionWorld, Snapshot } from './session-types.ts';
import { lacking, troubleOf } from './trouble.ts';

const tickMs = 200;

const now = () => performance.now();

export function createSession(world: () => SessionWorld): Session {
  const { kind, place } = world();
  const listeners = new Set<() => void>();
  let snapshot: Snapshot = {
    state: { phase: 'loading' },
    medium: kind === 'either' ? rememberedDevices().medium : kind,
    stream: null,
    keepTrouble: null,
    takes: 0,
    unsent: null,
  };
  let disposed = false;
  let writer: Writer | null = null;
  let making: string | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let asked = 0;
  let started = false;
  let awaits = false;
  const handedOver = new Set<string>();
  let delivered: { take: string; file: string } | null = null;

  const update = (part: Partial<Snapshot>) => {
    snapshot = { ...snapshot, ...part };
    listeners.forEach((listener) => listener());
  };

  function dispatch(event: RecorderEvent) {
    if (disposed) return;
    const before = snapshot.state;
    const state = recorderReducer(before, event, world().limits);
    if (state === before) return;
    update({ state });
    if (state.phase === before.phase) paused(before, state);
    else entered(state);
  }

  /** What a new phase asks of the devices. */
  function entered(state: RecorderState) {
    clearInterval(timer);
    switch (state.phase) {
      case 'asking':
        void open();
        break;
      case 'preparing':
        timer = setInterval(() => dispatch({ type: 'tick', now: now() }), tickMs);
        break;
      case 'recording':
        timer = setInterval(() => dispatch({ type: 'tick', now: now() }), tickMs);
        record();
        break;
      case 'stopping':
        void finish(state.durationMs);
        break;
      case 'loading':
        letGo();
        void look();
        break;
      case 'idle':
      case 'interrupted':
      case 'done':
      case 'trouble':
        letGo();
        break;
      case 'checking':
    }
  }

  function paused(before: RecorderState, state: RecorderState) {
    if (before.phase !== 'recording' || state.phase !== 'recording') return;
    if (before.since !== null && state.since === null) writer?.pause();
    if (before.since === null && state.since !== null) writer?.resume();
  }

  function letGo() {
    asked += 1;
    closeDevices(snapshot.stream);
    if (snapshot.stream) update({ stream: null });
  }

  async function open() {
    const mine = ++asked;
    closeDevices(snapshot.stream);
    try {
      const stream = await openDevices(snapshot.medium, rememberedDevices());
      if (disposed || mine !== asked) {
        closeDevices(stream);
        return;
      }
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => dispatch({ type: 'troubled', trouble: 'unplugged', now: now() }));
      update({ stream });
      dispatch({ type: 'opened', now: now() });
    } catch (error) {
      if (mine === asked) dispatch({ type: 'troubled', trouble: troubleOf(error), now: now() });
    }
  }

  function record() {
    const { stream, medium } = snapshot;
    if (!stream) return;
    const { capMs, maxBytes } = world().limits;
    const mimeType = formatFor(medium, (mime) => MediaRecorder.isTypeSupported(mime));
    const { audioBitsPerSecond, videoBitsPerSecond } = bitsFor(medium, capMs / 1000, maxBytes);
    const id = freshId();
    try {
      writer = startWriter(stream, {
        ...(mimeType && { mimeType }),
        audioBitsPerSecond,
        ...(videoBitsPerSecond > 0 && { videoBitsPerSecond }),
        onChunk: (chunk) => keep(id, chunk),
        onError: () => dispatch({ type: 'troubled', trouble: 'failed', now: now() }),
      });
    } catch {
      dispatch({ type: 'troubled', trouble: 'failed', now: now() });
      return;
    }
    making = id;
    update({ keepTrouble: null });
    const at = Date.now();
    const mime = writer.mime || mimeType;
    shelf.beginRecording({
      ...place,
      id,
      medium,
      mime,
      startedAt: at,
      touchedAt: at,
      durationMs: 0,
      size: 0,
      state: 'recording',
    });
    // A browser that is short of room then clears other things first. Some ask the person, which is better done once they record.
    if (place.attempt !== '') void navigator.storage?.persist?.().catch(() => false);
  }

  function keep(id: string, chunk: Blob) {
    const { state } = snapshot;
    const durationMs =
      state.phase === 'recording' ? elapsed(state, now()) : state.phase === 'stopping' ? state.durationMs : 0;
    shelf.keepChunk(id, chunk, durationMs, (keepTrouble) => update({ keepTrouble }));
    dispatch({ type: 'chunk', now: now(), bytes: chunk.size });
  }

  async function finish(durationMs: number) {
    const id = making;
    await writer?.stop();
    writer = null;
    making = null;
    const kept = id === null ? null : await shelf.finishRecording(id, Math.round(durationMs));
    if (kept) update({ takes: await shelf.takesAt(place) });
    dispatch({ type: 'finished', take: kept });
  }

  /** What is there already: on the device, or with the host. */
  async function look() {
    const all = await shelf.recordingsAt(place);
    const takes = Math.max(await shelf.takesAt(place), world().value ? 1 : 0);
    const beingMade = await Promise.all(all.map(shelf.isBeingMade));
    if (disposed || snapshot.state.phase === 'recording') return;
    if (takes !== snapshot.takes) update({ takes });
    waits(all);
    const { value, readOnly, stores, autoStart } = world();
    if (!readOnly && beingMade.some(Boolean)) {
      dispatch({ type: 'troubled', trouble: 'elsewhere', now: now() });
      void awaitOthers(all.filter((_, index) => beingMade[index]));
      return;
    }
    // What was recorded a moment ago is here still: no need to fetch it back from the host.
    const shown = snapshot.state;
    if (shown.phase === 'done' && value && delivered?.file === value.id && delivered.take === shown.take.id) return;
    const kept = all.findLast(({ state }) => state === 'kept');
    const arrived = all.findLast(({ state }) => state === 'stored');
    const broken = all.findLast(({ state, size }) => state === 'recording' && size > 0);
    if (broken && !readOnly) dispatch({ type: 'found', what: 'interrupted', take: broken });
    else if (kept) dispatch({ type: 'found', what: 'done', take: kept });
    // Sent while nobody looked: the answer is given it below.
    else if (arrived) dispatch({ type: 'found', what: 'done', take: { id: null, durationMs: arrived.durationMs } });
    else if (value) dispatch({ type: 'found', what: 'done', take: { id: null, durationMs: value.durationMs ?? 0 } });
    else {
      dispatch({ type: 'found', what: 'nothing' });
      const trouble = readOnly ? null : stores ? lacking() : 'noStore';
      if (trouble) dispatch({ type: 'troubled', trouble, now: now() });
      else if (autoStart && !readOnly && !started) begin();
    }
    await deliver(all);
  }

  async function awaitOthers(others: readonly Recording[]) {
    if (awaits) return;
    awaits = true;
    await Promise.all(others.map(shelf.whenMade));
    awaits = false;
    if (!disposed) await look();
  }

  function begin() {
    started = true;
    dispatch({ type: 'start', now: now() });
  }

  /** What the host has got meanwhile goes into the answer, in whichever phase the recorder is. */
  async function deliver(all: readonly Recording[]) {
    for (const { id, file } of all) {
      if (!file || handedOver.has(id)) continue;
      handedOver.add(id);
      delivered = { take: id, file: file.id };
      world().deliver(file);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, so that the newest comes last
      await shelf.discardRecording(id);
    }
  }

  async function shelfChanged() {
    const all = await shelf.recordingsAt(place);
    if (disposed) return;
    waits(all);
    await deliver(all);
  }

  function waits(all: readonly Recording[]) {
    const unsent = all.findLast(({ state }) => state === 'kept')?.id ?? null;
    if (unsent !== snapshot.unsent) update({ unsent });
  }

  /** The last piece is kept before the device is let go. */
  async function leave() {
    const { stream } = snapshot;
    const id = making;
    if (writer) await writer.stop();
    closeDevices(stream);
    if (id !== null) shelf.abandonRecording(id);
  }

  const unsubscribe = shelf.onShelfChange(() => void shelfChanged());
  void look();

  return {
    snapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (type) => dispatch({ type, now: now() }),
    keep: () => {
      const { state } = snapshot;
      if (state.phase !== 'interrupted') return;
      const { id } = state.take;
      void shelf
        .recordingOf(id)
        .then((found) => found && shelf.keepRecording(found))
        .then(async () => update({ takes: await shelf.takesAt(place) }));
      dispatch({ type: 'keep' });
    },
    chooseMedium: (medium) => {
      rememberDevices({ medium });
      update({ medium });
      if (snapshot.state.phase === 'checking') void open();
    },
    chooseDevice: (device, id) => {
      rememberDevices({ [device]: id });
      if (snapshot.state.phase === 'checking') void open();
    },
    look: () => void look(),
    dispose: () => {
      disposed = true;
      unsubscribe();
      clearInterval(timer);
      void leave();
    },
  };
}
