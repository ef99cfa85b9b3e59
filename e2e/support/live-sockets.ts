import type { Page } from '@playwright/test';

/** The live connections that a page has had. */
export interface LiveSockets {
  /** How often the server has let the page in. */
  opened: number;
  /** Resolves once the open connection is closed. */
  closing: Promise<unknown>;
}

/** The packet by which a Socket.IO server lets a page in begins so: a message of the engine that opens a namespace. */
const letIn = '40';

/** Follows the live connections that a page opens from now on. */
export function liveSocketsOf(page: Page): LiveSockets {
  const sockets: LiveSockets = { opened: 0, closing: Promise.resolve() };
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/socket.io/')) return;
    socket.on('framereceived', ({ payload }) => {
      if (payload.toString().startsWith(letIn)) sockets.opened += 1;
    });
    sockets.closing = new Promise((resolve) => {
      socket.once('close', resolve);
    });
  });
  return sockets;
}
