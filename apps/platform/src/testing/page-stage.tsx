import type { Meta } from '@storybook/react-vite';
import { UiProvider, toast, useUi } from '@rubrica/ui';
import type { Language, Role } from '@rubrica/api-client/contract';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, screen, waitFor } from 'storybook/test';
import { forgetMarksQueues } from '../features/marking/marks-queue.ts';
import { hub } from '../lib/live/hub.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { RouteLink } from '../lib/route-link.tsx';
import { setPreferences } from '../lib/storage/preferences.ts';
import { clearSession, storeSession } from '../lib/storage/session.ts';
import { toasterLoading } from '../lib/toast/toast.ts';
import { pendingPages } from '../lib/page/lazy-page.tsx';
import { Pages } from '../routes/pages.tsx';
import { lose, type CallHandlers } from './fake-client.ts';
import { confirmation, inDays } from './fixtures/basics.ts';
import { people } from './fixtures/people.ts';
import { noThread } from './fixtures/chat.ts';
import { fileReply } from './fixtures/files.ts';
import { answerCalls, openCalls, unansweredCalls } from './story-client.ts';

/** What a story of a page takes. */
export interface PageStageArgs {
  /** Where the page is (`spec.md` section 2), with what the address adds to it. */
  path: string;
  /** Who looks at it; a visitor without. */
  role?: Role;
  /** Whether this is the person's first login, before a password of their own. */
  isFirstLogin?: boolean;
  /** Replies to the calls that the page makes. */
  calls?: CallHandlers;
  /** Stores what an earlier page has left on this device: called once the person is logged in, before the page opens. */
  leave?: () => void;
}

let unansweredBefore = 0;

toasterLoading.resolve(toast);

function prepare({ role, isFirstLogin, calls, leave }: PageStageArgs): QueryClient {
  clearSession();
  unansweredBefore = unansweredCalls();
  // What the page of the story before saves as it is left may arrive after this one has begun, and what it could not send is tried again.
  const late = {
    saveAnswer: lose(),
    saveMarks: lose(),
    savePdfProgress: lose(),
    sendMyChatMessage: lose(),
    updateBook: lose(),
  };
  const handlers: CallHandlers = {
    ...late,
    reportPresence: { otherDevices: 0 },
    listPlays: { items: [] },
    recordPlay: lose(),
    listTakes: { items: [] },
    getEmergencyKey: lose(),
    recordTake: lose(),
    getFile: fileReply,
    logout: confirmation,
    getMyThread: noThread,
    countWaitingChats: { count: 0 },
    ...calls,
  };
  if (role === undefined) answerCalls(handlers);
  else {
    const user = people[role];
    // A person of their own for each story: nobody finds what another story left on this device.
    const session = { ...user, _id: crypto.randomUUID(), loggedInBefore: isFirstLogin ? 'false' : 'true' } as const;
    storeSession({ token: 'story', user: session });
    answerCalls({ getMe: { user, forcedBy: null, sessionEndsAt: inDays(1), unreadNotices: 0 }, ...handlers });
  }
  leave?.();
  const client = createQueryClient();
  // An error is shown at once instead of after two more tries.
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  return client;
}

/** A page of the platform at its address, with what stands around it, for somebody of a role, on a fake client. */
export function PageStage(args: PageStageArgs) {
  const { dir, theme, density, textScale, messages, language: tag } = useUi();
  const language: Language = tag === 'ar' ? 'ar' : 'en';
  const [queryClient] = useState(() => {
    setPreferences({ language, theme, textScale });
    return prepare(args);
  });
  useLayoutEffect(() => {
    setPreferences({ language, theme, textScale });
  }, [language, theme, textScale]);
  useEffect(
    () => () => {
      clearSession();
      forgetMarksQueues();
      hub.disconnect();
    },
    [],
  );
  return (
    <UiProvider {...{ language, dir, theme, density, textScale, messages }} link={RouteLink}>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[args.path]}>
          <div data-page-stage="">
            <Pages />
          </div>
        </MemoryRouter>
      </QueryClientProvider>
    </UiProvider>
  );
}

/** Whether the page's own script has come and every reply that will, and what they brought is rendered (`QueryView` renders it later). */
function isSettled(): boolean {
  if (pendingPages.count() > 0 || openCalls() > 0) return false;
  if (unansweredCalls() > unansweredBefore) return true;
  const stage = document.querySelector('[data-page-stage]');
  return (
    Boolean(stage?.querySelector('h1, [role="alert"]')) && !document.querySelector('[role="status"][aria-busy="true"]')
  );
}

/** The story's globals on a phone, 360 pixels wide. */
export const narrow = { viewport: { value: 'phone' } };
/** Globals of a story on a tablet, 768 px wide. */
export const tablet = { viewport: { value: 'tablet' } };
/** Globals of a story on a phone that is held on its side, 740 × 360 px. */
export const sideways = { viewport: { value: 'sideways' } };
/** Globals of a story at 400 %, 320 × 256 px. */
export const zoomed = { viewport: { value: 'zoomed' } };

/**
 * The play function of a page's story: waits until the page shows what the story expects.
 *
 * @throws if the page waits for a reply without saying so to a screen reader
 */
export async function pageIsShown(): Promise<void> {
  let settledTimes = 0;
  await waitFor(
    () => {
      settledTimes = isSettled() ? settledTimes + 1 : 0;
      // A reply may lead to another call, one redraw later.
      if (settledTimes < 3) throw new Error('The page is still loading.');
    },
    { interval: 40 },
  );
  if (unansweredCalls() > unansweredBefore && !document.querySelector('[aria-busy="true"]')) {
    throw new Error('The page is loading, and nothing on it is aria-busy.');
  }
}

/** The play function of a story that shows what a page has: waits for the page, and finds each text on it. */
export function shows(texts: () => readonly string[]): () => Promise<void> {
  return async () => {
    await pageIsShown();
    for (const text of texts()) await expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();
  };
}

export type PageMeta = Meta<typeof PageStage>;

/** What every story of a page begins with. Such stories have no docs page: one client serves one story at a time. */
export const pageMeta = { component: PageStage, parameters: { layout: 'fullscreen' }, play: pageIsShown };
