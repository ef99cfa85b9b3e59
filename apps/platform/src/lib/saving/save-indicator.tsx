import { ApiError } from '@rubrica/api-client';
import { token } from '@rubrica/ui';
import { Check, CloudOff, Loader, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useFormat } from '../format.ts';
import { errorText } from '../errors/error-text.ts';
import { useCommonMessages } from '../messages/common.ts';
import type { SaveState } from './save-state.ts';

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-size: ${token.font[14]};
  color: ${token.color.inkSoft};
  & > svg {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
  }
  &[data-tone='good'] > svg {
    color: ${token.color.success};
  }
  &[data-tone='care'] {
    color: ${token.color.warningInk};
    padding: 2px 10px;
    border-radius: ${token.radius.pill};
    background: ${token.color.warningSoft};
  }
`;

interface SaveIndicatorProps {
  state: SaveState<unknown, unknown>;
  messages: {
    saved: (time: string) => string;
    /** Nothing was changed on this page yet. */
    savedAll: string;
    waiting: string;
    saving: string;
    offline: string;
    /** Nothing is saved until somebody logs in again. */
    sessionEnded: string;
    /** The server has no room to save it. */
    noRoom: string;
    refused: (why: string) => string;
    closedShort: string;
  };
}

/** Why the server takes no save that is tried again, where it answers: the session has ended, or its disk is full. */
function reasonOf(error: unknown): 'offline' | 'sessionEnded' | 'noRoom' {
  if (!(error instanceof ApiError) || error.isForeign) return 'offline';
  if (error.status === 507) return 'noRoom';
  return error.status === 401 ? 'sessionEnded' : 'offline';
}

/**
 * "Saved 10:42", "Saving", "Offline: kept on this device" (`product.md`, "Answers"). A screen reader says trouble, once, and the save that
 * ends it: each change is saved by itself, and three announcements after each would be all that is heard.
 */
export function SaveIndicator({ state, messages }: SaveIndicatorProps) {
  const common = useCommonMessages();
  const { time } = useFormat();
  const [Icon, tone, text] = (() => {
    switch (state.kind) {
      case 'saved':
        return [Check, 'good', state.at ? messages.saved(time(state.at)) : messages.savedAll] as const;
      case 'waiting':
        return [Loader, 'quiet', messages.waiting] as const;
      case 'saving':
        return [Loader, 'quiet', messages.saving] as const;
      case 'offline': {
        const reason = reasonOf(state.error);
        return [reason === 'offline' ? CloudOff : TriangleAlert, 'care', messages[reason]] as const;
      }
      case 'failed':
        return [TriangleAlert, 'care', messages.refused(errorText(state.error, common))] as const;
      case 'conflict':
        return [TriangleAlert, 'care', messages.waiting] as const;
      case 'closed':
        return [TriangleAlert, 'care', messages.closedShort] as const;
    }
  })();
  const [shown, setShown] = useState({ text: '', trouble: '', isSaid: false });
  if (shown.text !== text) {
    const isTrouble = tone === 'care';
    const isOver = state.kind === 'saved';
    setShown({
      text,
      // Until it is over: while it is tried again, the same trouble comes and goes.
      trouble: isTrouble ? text : isOver ? '' : shown.trouble,
      isSaid: isTrouble ? text !== shown.trouble : isOver && shown.trouble !== '',
    });
  }
  return (
    <Line data-tone={tone} role="status" aria-live={shown.isSaid ? undefined : 'off'} data-save={state.kind}>
      <Icon aria-hidden="true" />
      {text}
    </Line>
  );
}
