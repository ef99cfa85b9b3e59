import type { Video } from '@rubrica/api-client/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Cluster, ConfirmDialog, Heading, IconButton, QuietButton, RouteLink, Stack, token } from '@rubrica/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { api } from '../../../lib/api.ts';
import { languageName } from '../../../lib/captions/caption-languages.ts';
import { KeepFocus } from '../../../lib/focus/keep-focus.tsx';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { invalidate } from '../../../lib/query-keys.ts';
import { useRunChange } from '../../../lib/resource/use-run-change.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { captionsPath } from '../video-address.ts';
import { toVideoBody, withCaptions } from '../video-body.ts';
import { AddCaptionsDialog } from './add-captions-dialog.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    gap: ${token.space[12]};
    min-block-size: 44px;
    border-block-end: 1px solid ${token.color.line};
  }
  & > li > span {
    flex: 1;
    color: ${token.color.inkSoft};
    font-size: ${token.font[14]};
  }
`;

interface CaptionListProps {
  /** Undefined while the video is not stored yet. */
  video: Video | undefined;
  onChanged: (video: Video) => void;
}

/** The languages in which a video has captions. */
export function CaptionList({ video, onChanged }: CaptionListProps) {
  const { captions: messages } = useMessages({ en, ar });
  const language = useLanguage();
  const client = useQueryClient();
  const runChange = useRunChange();
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  const nameOf = (tag: string) => languageName(tag, language);
  const remove = async (tag: string) => {
    if (!video) return;
    const body = { ...toVideoBody(video), captions: withCaptions(video, tag, null) };
    onChanged(await api.updateVideo({ params: { id: video._id }, body }));
    await invalidate(client, 'Video');
    return messages.removed(nameOf(tag));
  };
  return (
    <KeepFocus>
      <Stack as="section" gap={12} aria-label={messages.heading}>
        <Cluster gap={12}>
          <Heading level={2} size={16}>
            {messages.heading}
          </Heading>
          {video && (
            <QuietButton icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
              {messages.add}
            </QuietButton>
          )}
        </Cluster>
        {!video && <p>{messages.afterSave}</p>}
        {video?.captions.length === 0 && <p>{messages.none}</p>}
        {video && video.captions.length > 0 && (
          <List>
            {video.captions.map(({ language: tag, cues }) => (
              <li key={tag}>
                <RouteLink to={captionsPath(video._id, tag)}>{nameOf(tag)}</RouteLink>
                <span>{messages.lines(cues.length)}</span>
                <IconButton
                  hideTooltip
                  label={messages.remove(nameOf(tag))}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => setRemoved(tag)}
                />
              </li>
            ))}
          </List>
        )}
        {video && isAdding && <AddCaptionsDialog video={video} onClose={() => setAdding(false)} />}
        {removed !== null && (
          <ConfirmDialog
            open
            tone="danger"
            title={messages.removeTitle(nameOf(removed))}
            confirmLabel={messages.remove(nameOf(removed))}
            onClose={() => setRemoved(null)}
            onConfirm={() => runChange(() => remove(removed))}
          >
            {messages.removeText}
          </ConfirmDialog>
        )}
      </Stack>
    </KeepFocus>
  );
}
