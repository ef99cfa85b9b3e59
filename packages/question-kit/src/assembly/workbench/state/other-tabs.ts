import { freshId } from '../../../primitives/schema/fresh-id.ts';

/** This page among those that may show the same workbench. */
const here = freshId();

const channelOf = (name: string) => new BroadcastChannel(`${name} kept`);

/** Tells the other tabs of this browser that what a workbench keeps is another now. */
export function notifyOtherTabs(name: string, from = here): void {
  const channel = channelOf(name);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(from);
  channel.close();
}

/** Hears when another tab has kept something of a workbench; ends with what is returned. */
export function onOtherTab(name: string, hear: () => void): () => void {
  const channel = channelOf(name);
  channel.addEventListener('message', ({ data }) => {
    if (data !== here) hear();
  });
  return () => channel.close();
}
