import type { Video } from '@rubrica/api-client/contract';
import { Button, Dialog, Select, Stack } from '@rubrica/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { captionLanguages, languageName } from '../../../lib/captions/caption-languages.ts';
import { toImportProblems } from '../../../lib/captions/file-problems.ts';
import { useLanguage, useMessages } from '../../../lib/i18n.ts';
import { useCommonMessages } from '../../../lib/messages/common.ts';
import { ar } from '../messages/ar.ts';
import { en } from '../messages/en.ts';
import { captionsPath } from '../video-address.ts';
import { openCaptionDrafts } from './caption-draft.ts';
import { CaptionFileField, type FileCaptions } from './caption-file-field.tsx';

/** The language of new captions, and a file of them if there is one. Both lead to the editor, where they are checked and saved. */
export function AddCaptionsDialog({ video, onClose }: { video: Video; onClose: () => void }) {
  const { captions: messages } = useMessages({ en, ar });
  const common = useCommonMessages();
  const inLanguage = useLanguage();
  const navigate = useNavigate();
  const free = captionLanguages.filter((tag) => video.captions.every(({ language }) => language !== tag));
  const [language, setLanguage] = useState<string>(free[0] ?? 'en');
  const open = () => void navigate(captionsPath(video._id, language));
  const take = ({ cues, problems }: FileCaptions) => {
    const draft = { cues, problems: toImportProblems(problems, cues), base: [], isImported: true };
    openCaptionDrafts().store(video._id, language, video.rev, draft);
    open();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      hasUnsaved={false}
      title={messages.add}
      actions={
        <>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button variant="primary" onClick={open}>
            {messages.write}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Select
          label={messages.language}
          options={free.map((tag) => ({ value: tag, label: languageName(tag, inLanguage) }))}
          value={language}
          onChange={setLanguage}
        />
        <CaptionFileField onRead={take} />
      </Stack>
    </Dialog>
  );
}
