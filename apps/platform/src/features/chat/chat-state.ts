import { chatDatabase } from '../../lib/storage/forget-person.ts';
import { pageSession } from '../../lib/storage/session.ts';

/** The widget of this tab: whether it is open, and what is being written in it. It outlives a reload. */
export interface ChatState {
  isOpen: boolean;
  text: string;
}

const closed: ChatState = { isOpen: false, text: '' };

/** Reads the state that this person's last page in this tab has left. */
export function readChatState(): ChatState {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(chatDatabase) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return closed;
    const isOwn = 'owner' in stored && stored.owner === pageSession()?._id;
    if (!isOwn) return closed;
    return {
      isOpen: 'isOpen' in stored && stored.isOpen === true,
      text: 'text' in stored && typeof stored.text === 'string' ? stored.text : '',
    };
  } catch {
    return closed;
  }
}

/** Stores the state for this tab. */
export function storeChatState(state: ChatState): void {
  try {
    sessionStorage.setItem(chatDatabase, JSON.stringify({ owner: pageSession()?._id, ...state }));
  } catch {
    // It lasts as long as the page.
  }
}
